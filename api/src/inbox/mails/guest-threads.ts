import { and, desc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { contactSubject, replySubject } from "shared/inbox/mailbox/mail-subjects";
import { toMessageId } from "#mail/mail-ids.ts";
import { daysBefore } from "#platform/db/older-than.ts";
import { ignoringCase } from "#platform/db/schema/columns.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { emailKey } from "#platform/email-key.ts";
import { mails } from "#tables/mails.ts";
import { mailDetails } from "#tables/message-details.ts";
import { type MessageRow, messages } from "#tables/messages.ts";
import { formSubject } from "./form-mails.ts";
import type { GuestThread } from "./message-mails.ts";

/** Address of the guest, and the time of the answered message if it is not the newest. */
type Reply = { conversationId: string; address: string; until?: string };

/** A guest's mail, or a form with the subject of the mails about it. */
type Written = Pick<MessageRow, "id" | "kind" | "createdAt" | "name"> & {
  subject: string;
  /** Message-IDs of the thread of a mail. */
  messageIds: string[] | undefined;
};

/** Messages of one guest that are looked through for a thread. */
const most = 15;

const toWritten = (row: MessageRow, settings: SiteSettings): Written => {
  const { id, kind, createdAt, name } = row;
  const written = { id, kind, createdAt, name };
  if (kind !== "mail")
    return { ...written, messageIds: undefined, subject: formSubject(row, settings) };
  const { messageIds } = mailDetails.parse(row.details);
  return { ...written, messageIds, subject: row.subject ?? "" };
};

/** The genuine messages from an address first, then the newest. */
const readWritten = async (
  tx: Transaction,
  { conversationId, address, until }: Reply,
  settings: SiteSettings,
): Promise<Written[]> => {
  const rows = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.fromGuest, true),
        eq(sql`lower(coalesce(${messages.sender}, ${messages.email}))`, emailKey(address)),
        until ? lte(messages.createdAt, until) : undefined,
      ),
    )
    .orderBy(messages.flagged, desc(messages.createdAt))
    .limit(most);
  return rows.map((row) => toWritten(row, settings));
};

/** The receipt of a form to its guest, or the first reply to it where no receipt went out. */
const readFirstMail = async (tx: Transaction, messageId: string, address: string) => {
  const isTo = sql`${ignoringCase(mails.to)} = ${emailKey(address)}`;
  const isReceipt = and(eq(mails.about, messageId), isNull(mails.replyTo));
  const isOut = inArray(mails.status, ["held", "queued", "sent"]);
  const [first] = await tx
    .select({ id: mails.id, subject: mails.subject })
    .from(mails)
    .where(and(or(isReceipt, eq(mails.answers, messageId)), isTo, isOut))
    .orderBy(sql`${mails.answers} IS NOT NULL`, mails.createdAt, mails.seq)
    .limit(1);
  return first;
};

const readThread = async (
  tx: Transaction,
  { id, subject, messageIds }: Written,
  address: string,
): Promise<GuestThread | undefined> => {
  if (messageIds) return { subject: replySubject(subject), references: messageIds };
  const first = await readFirstMail(tx, id, address);
  return first && { subject: replySubject(first.subject), references: [toMessageId(first.id)] };
};

/** Mail programs can thread replies only to mails that have a Message-ID. */
const canBeThreaded = ({ messageIds }: Written) =>
  messageIds === undefined || messageIds.length > 0;

/** A form that was sent once more has no receipt: its thread is that of the day before. */
const readNewestThread = async (tx: Transaction, written: Written[], address: string) => {
  const [newest] = written;
  const since = newest && daysBefore(new Date(newest.createdAt), 1);
  for (const message of written) {
    const thread = since && message.createdAt >= since && (await readThread(tx, message, address));
    if (thread) return thread;
  }
  return undefined;
};

/** The thread of a guest's newest message, and that message if there is one. */
export const findGuestThread = async (
  tx: Transaction,
  reply: Reply,
  settings: SiteSettings,
): Promise<{ thread: GuestThread; message: Written | undefined }> => {
  const all = await readWritten(tx, reply, settings);
  // Nothing was mailed about what a guest sent from the page of a proposal.
  const written = all.filter(({ kind }) => kind !== "proposal");
  const [newest] = written;
  const thread = await readNewestThread(tx, written.filter(canBeThreaded), reply.address);
  const ofMail = newest?.messageIds && replySubject(newest.subject);
  const subject =
    ofMail ?? thread?.subject ?? newest?.subject ?? contactSubject(settings.company.name);
  return {
    thread: { subject, references: thread?.references ?? [] },
    message: all[0],
  };
};
