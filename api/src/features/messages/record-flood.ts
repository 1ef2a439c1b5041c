import { and, eq, inArray, isNull } from "drizzle-orm";
import { adminPaths } from "shared/paths";
import { newId } from "#db/new-id.ts";
import { mails } from "#db/schema/mails.ts";
import type { Transaction } from "#db/transaction.ts";
import { formatDateTime } from "../../outbox/mail-words.ts";
import { type NewMail, toMailRows } from "../../outbox/mail-writer.ts";
import { type Flood, judgeOnceMore, readCurrentFlood, saveFlood } from "../../spam/floods.ts";
import type { MailContext } from "./message-mails.ts";

export type FloodDeps = { canSend: boolean; mailContext: MailContext };

type Counts = Pick<Flood, "startedAt" | "lastAt" | "messages" | "genuine">;

/** The summary waits until the flood may be over, and no longer than a quarter of an hour. */
const calm = 60_000;
const longestWait = 15 * 60_000;

const count = (number: number, one: string, more: string) =>
  `${number.toLocaleString("en")} ${number === 1 ? one : more}`;

/** Sums a flood up for the operator. It answers to the operator: nobody else is meant. */
const summaryMail = (
  { startedAt, lastAt, messages, genuine }: Counts,
  { operator, publicUrl, settings }: MailContext,
): NewMail => {
  const format = (time: string) => formatDateTime(new Date(time), settings.hours.timeZone);
  const link = (name: string, path: string) => ({ name, link: `${publicUrl}${path}` });
  const looks = count(genuine, "looks genuine", "look genuine");
  return {
    to: operator,
    replyTo: operator,
    subject: `${count(messages, "message", "messages")} in a flood, ${looks}`,
    parts: [
      {
        text: `More messages came than visitors send: ${messages.toLocaleString("en")}, from ${format(startedAt)} to ${format(lastAt)} (${settings.hours.timeZone}).`,
      },
      {
        text: `${looks} and stand in the usual lists; not all of them were mailed to you one by one. The others are kept under Spam. Nothing is lost.`,
      },
      link("Inquiries", adminPaths.inquiries),
      link("Messages", adminPaths.contacts),
      link("Inquiries under Spam", `${adminPaths.inquiries}?spam=true`),
      link("Messages under Spam", `${adminPaths.contacts}?spam=true`),
    ],
  };
};

const dueTime = ({ startedAt, lastAt }: Counts) =>
  new Date(
    Math.max(
      Date.parse(lastAt),
      Math.min(Date.parse(lastAt) + calm, Date.parse(startedAt) + longestWait),
    ),
  ).toISOString();

/** Rewrites the summary that has not been sent, or promises a new one. Returns its id. */
const promiseSummary = async (
  tx: Transaction,
  mailId: string | undefined,
  counts: Counts,
  { canSend, mailContext }: FloodDeps,
) => {
  const { subject, parts, ...mail } = summaryMail(counts, mailContext);
  const dueAt = canSend ? dueTime(counts) : null;
  if (mailId !== undefined) {
    const isWaiting = and(inArray(mails.status, ["queued", "held"]), isNull(mails.lease));
    const rewritten = await tx
      .update(mails)
      .set({ subject, parts, dueAt })
      .where(and(eq(mails.id, mailId), isWaiting))
      .returning({ id: mails.id });
    if (rewritten.length > 0) return mailId;
  }
  const [row] = toMailRows([{ subject, parts, ...mail }], canSend, new Date(counts.lastAt));
  const id = newId();
  await tx.insert(mails).values({
    status: "held",
    createdAt: counts.lastAt,
    ...mail,
    subject,
    parts,
    ...row,
    id,
    dueAt,
  });
  return id;
};

/** Counts messages beyond the limit as a flood; with the first of them, those of the minute before are judged again. */
export const recordFlood = async (
  tx: Transaction,
  { messages, genuine, at }: { messages: number; genuine: number; at: Date },
  deps: FloodDeps,
) => {
  const current = await readCurrentFlood(tx, at);
  const lastAt = at.toISOString();
  const counts = current
    ? {
        startedAt: current.startedAt,
        messages: current.messages + messages,
        genuine: current.genuine + genuine,
      }
    : await judgeOnceMore(tx, at);
  const mailId = await promiseSummary(tx, current?.mailId, { ...counts, lastAt }, deps);
  await saveFlood(tx, { ...counts, lastAt, mailId, ...(current && { seq: current.seq }) });
};
