import type { Conversation } from "shared/inbox/conversations";
import { describeAge, describeLength } from "../../../../lib/dates/describe-age.ts";

type Waiting = Pick<Conversation, "waitingSince" | "dueAt">;

/** `now` in milliseconds. */
export const isOverdue = ({ dueAt }: Waiting, now: number) =>
  dueAt !== null && Date.parse(dueAt) <= now;

/** `due in 3 hours`, `2 days overdue`, or `waits 2 days` without a deadline; `undefined` if no guest waits. */
export function describeWait(conversation: Waiting, now: number) {
  const { waitingSince, dueAt } = conversation;
  if (waitingSince === null) return undefined;
  if (dueAt === null) return `waiting ${describeAge(waitingSince, now)}`;
  return isOverdue(conversation, now)
    ? `${describeAge(dueAt, now)} overdue`
    : `due in ${describeLength(Date.parse(dueAt) - now)}`;
}
