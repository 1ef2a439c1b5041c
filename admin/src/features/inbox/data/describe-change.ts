import type { TimelineChange } from "shared/timeline";
import { stateLabels } from "../../../lib/travel/describe-conversation.ts";
import { describeStay } from "../../../lib/travel/describe-stay.ts";

const boxTexts = {
  inbox: "moved this to the inbox",
  spam: "marked this as spam",
  trash: "moved this to the trash",
};

const describeState = ({ state, lostReason }: TimelineChange) => {
  if (!state) return lostReason ? `gave a reason: ${lostReason}` : undefined;
  const label = `set this to ${stateLabels[state].toLowerCase()}`;
  return lostReason ? `${label}: ${lostReason}` : label;
};

const messages = (count: number) => (count === 1 ? "a message" : `${count} messages`);

type Describing = { nameOf: (id: string) => string; format: (iso: string) => string };

const describeAssignee = ({ assigneeId }: TimelineChange, { nameOf }: Describing) => {
  if (assigneeId === undefined) return undefined;
  return assigneeId === null ? "assigned this to nobody" : `assigned this to ${nameOf(assigneeId)}`;
};

const describeReminder = ({ remindAt }: TimelineChange, { format }: Describing) => {
  if (remindAt === undefined) return undefined;
  return remindAt === null ? "removed the reminder" : `set a reminder for ${format(remindAt)}`;
};

const describeDates = ({ dates }: TimelineChange) => {
  if (dates === undefined) return undefined;
  if (dates === null) return "left the dates as the guest wrote them";
  const stay = describeStay(dates);
  return stay ? `set the dates to ${stay}` : "removed the dates";
};

const describeRequest = ({ request }: TimelineChange) => {
  if (!request) return undefined;
  return request.used
    ? "changed the trip to the newer request"
    : "undid the change to the newer request";
};

/** What somebody did, as in `set this to quoted`. */
export const describeChange = (change: TimelineChange, describing: Describing) =>
  [
    change.box && boxTexts[change.box],
    describeState(change),
    describeAssignee(change, describing),
    describeReminder(change, describing),
    describeRequest(change),
    !change.request && describeDates(change),
    change.joined && "joined this with what the same guest wrote elsewhere",
    change.mailsLeftOut &&
      `received more than ${change.mailsLeftOut} emails for this conversation in 24 hours; the others were left in the mailbox`,
    change.split && `moved ${messages(change.split)} to a new conversation`,
  ]
    .filter(Boolean)
    .join(", ") || "changed this";
