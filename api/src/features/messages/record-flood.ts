import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { adminPaths } from "shared/paths";
import { insertMany } from "#db/insert-many.ts";
import { newId } from "#db/new-id.ts";
import { mails } from "#db/schema/mails.ts";
import type { Transaction } from "#db/transaction.ts";
import { moveDoubted } from "../../conversations/move-doubted.ts";
import { formatDateTime } from "../../outbox/mail-words.ts";
import { type NewMail, toMailRows } from "../../outbox/mail-writer.ts";
import { calm, type Flood, isOver, judgeOnceMore, saveFlood } from "../../spam/floods.ts";
import type { MailContext } from "./mails/message-mails.ts";

export type FloodDeps = { canSend: boolean; mailContext: MailContext };

type Counts = Pick<Flood, "startedAt" | "lastAt" | "messages" | "genuine">;

/** A summary waits until the flood may be over, and no longer; one that follows another waits as long. */
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

const after = (time: string, milliseconds: number) =>
  new Date(Date.parse(time) + milliseconds).toISOString();

/** Says so in the summary that was not sent; `false` where there is none. Once it was tried, the outbox says when it is tried again. */
const rewriteSummary = async (
  tx: Transaction,
  mailId: string,
  { subject, parts }: NewMail,
  mayBeOverAt: string,
) => {
  const latest = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${mails.createdAt}, ${`+${longestWait / 1_000} seconds`})`;
  const dueAt = sql`CASE ${mails.attempts} WHEN 0 THEN max(${mails.dueAt}, min(${mayBeOverAt}, ${latest})) ELSE ${mails.dueAt} END`;
  const isWaiting = and(inArray(mails.status, ["queued", "held"]), isNull(mails.lease));
  const rewritten = await tx
    .update(mails)
    .set({ subject, parts, dueAt })
    .where(and(eq(mails.id, mailId), isWaiting))
    .returning({ id: mails.id });
  return rewritten.length > 0;
};

/** Returns the id of the summary that will say so. */
const promiseSummary = async (
  tx: Transaction,
  earlierId: string | undefined,
  counts: Counts,
  { canSend, mailContext }: FloodDeps,
) => {
  const { lastAt } = counts;
  const mail = summaryMail(counts, mailContext);
  const mayBeOverAt = after(lastAt, calm);
  if (earlierId && (await rewriteSummary(tx, earlierId, mail, mayBeOverAt))) return earlierId;
  const id = newId();
  const firstDue = earlierId ? after(lastAt, longestWait) : mayBeOverAt;
  const rows = toMailRows([mail], canSend, new Date(lastAt)).map((row) => ({
    ...row,
    id,
    dueAt: row.dueAt && firstDue,
  }));
  await insertMany(tx, mails, rows);
  return id;
};

/** Adds messages to the flood they belong to; where one begins, those of the minute before are judged again. */
export const recordFlood = async (
  tx: Transaction,
  flood: Flood | undefined,
  { at, ...found }: { messages: number; genuine: number; at: Date },
  deps: FloodDeps,
) => {
  const lastAt = at.toISOString();
  const isGoingOn = flood !== undefined && !isOver(flood, at);
  const more = isGoingOn ? { startedAt: lastAt, ...found } : await judgeOnceMore(tx, at);
  if (!isGoingOn) await moveDoubted(tx, more.startedAt);
  const counts = {
    startedAt: flood?.startedAt ?? more.startedAt,
    lastAt,
    messages: (flood?.messages ?? 0) + more.messages,
    genuine: (flood?.genuine ?? 0) + more.genuine,
  };
  const mailId = await promiseSummary(tx, flood?.mailId, counts, deps);
  await saveFlood(tx, { ...counts, mailId, ...(flood && { seq: flood.seq }) });
};
