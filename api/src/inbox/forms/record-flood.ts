import { and, eq, inArray, isNull } from "drizzle-orm";
import { adminPaths } from "shared/paths";
import { formatDateTime } from "#mail/mail-words.ts";
import { type NewMail, toMailRows } from "#mail/mail-writer.ts";
import { insertMany } from "#platform/db/insert-many.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { mails } from "#tables/mails.ts";
import { floodRow, latestFlood } from "#tables/messages.ts";
import type { MailContext } from "../mails/message-mails.ts";
import { hasEnded, readLatestFlood } from "../spam/floods.ts";

type FloodDeps = { canSend: boolean; mailContext: MailContext };

/** Milliseconds from the beginning of a flood to the mail that sums it up. */
const summaryDelay = 5 * 60_000;

const summaryMail = (
  { startedAt, messages }: { startedAt: string; messages: number },
  { operator, publicUrl, settings }: MailContext,
): NewMail => {
  const { timeZone } = settings.hours;
  const since = `${formatDateTime(new Date(startedAt), timeZone)} (${timeZone})`;
  const count = messages.toLocaleString("en");
  const were = messages === 1 ? "message was" : "messages were";
  const link = (name: string, path: string) => ({ name, link: `${publicUrl}${path}?spam=true` });
  return {
    to: operator,
    replyTo: operator,
    subject: `Flood of messages: ${count} kept under Spam`,
    parts: [
      {
        text: `More than 600 messages arrived within a minute. Since ${since}, ${count} more ${were} stored under Spam. You get no separate email for each, and their senders got no confirmation.`,
      },
      {
        text: "Nothing is lost. Look through them and press “Not spam” on the real ones; their senders then get the confirmation. The dashboard shows whether the flood continues.",
      },
      link("Inquiries under Spam", adminPaths.inquiries),
      link("Messages under Spam", adminPaths.contacts),
    ],
  };
};

const addSummary = async (
  tx: Transaction,
  mail: NewMail & { id: string },
  at: Date,
  canSend: boolean,
) => {
  const dueAt = new Date(at.getTime() + summaryDelay).toISOString();
  const rows = toMailRows([mail], canSend, at).map((row) => ({
    ...row,
    dueAt: row.dueAt && dueAt,
  }));
  await insertMany(tx, mails, rows);
};

/** A summary that was sent stays as it was. */
const rewriteSummary = async (tx: Transaction, id: string, { subject, parts }: NewMail) => {
  const isUnsent = and(inArray(mails.status, ["queued", "held"]), isNull(mails.lease));
  await tx
    .update(mails)
    .set({ subject, parts })
    .where(and(eq(mails.id, id), isUnsent));
};

/** Adds messages to the flood they belong to, or begins one; the owner gets one mail about each flood. */
export const recordFlood = async (
  tx: Transaction,
  messages: number,
  at: Date,
  { canSend, mailContext }: FloodDeps,
) => {
  const lastAt = at.toISOString();
  const latest = await readLatestFlood(tx);
  const earlier = latest && !hasEnded(latest, at) ? latest : undefined;
  const flood = {
    id: floodRow,
    startedAt: earlier?.startedAt ?? lastAt,
    lastAt,
    messages: (earlier?.messages ?? 0) + messages,
    mailId: earlier?.mailId ?? newId(),
  };
  await tx
    .insert(latestFlood)
    .values(flood)
    .onConflictDoUpdate({ target: latestFlood.id, set: flood });
  const mail = summaryMail(flood, mailContext);
  if (earlier) await rewriteSummary(tx, flood.mailId, mail);
  else await addSummary(tx, { ...mail, id: flood.mailId }, at, canSend);
};
