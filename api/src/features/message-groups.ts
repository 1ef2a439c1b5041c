/** What visitors' messages are told apart by in the admin's lists. */
type Group = "answered" | "unanswered";

const groupFor = (isAnswered: boolean): Group => (isAnswered ? "answered" : "unanswered");

/** The group of a stored message. */
export const groupOfMessage = ({ respondedAt }: { respondedAt: string | null }) =>
  groupFor(respondedAt !== null);

/** The groups that a filter asks for; `undefined` for all. */
export const groupsAskedFor = ({ answered }: { answered?: boolean | undefined }) =>
  answered === undefined ? undefined : [groupFor(answered)];
