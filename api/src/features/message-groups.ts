/** What visitors' messages are told apart by in the admin's lists. */
type Group = `${"spam" | "inbox"} ${"answered" | "unanswered"}`;

const groupFor = (isSpam: boolean, isAnswered: boolean): Group =>
  `${isSpam ? "spam" : "inbox"} ${isAnswered ? "answered" : "unanswered"}`;

/** The group of a stored message. */
export const groupOfMessage = (row: { flagged: boolean; respondedAt: string | null }) =>
  groupFor(row.flagged, row.respondedAt !== null);

type Filter = { answered?: boolean | undefined; spam?: boolean | undefined };

/** The groups that a filter asks for; possible spam is listed only where it is asked for. */
export const groupsAskedFor = ({ answered, spam = false }: Filter) =>
  answered === undefined
    ? [groupFor(spam, true), groupFor(spam, false)]
    : [groupFor(spam, answered)];
