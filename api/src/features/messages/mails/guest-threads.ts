import { and, desc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { contactSubject, replySubject } from "shared/mail-subjects";
import type { SiteSettings } from "shared/site-settings";
import { daysBefore } from "#db/older-than.ts";
import { ignoringCase } from "#db/schema/columns.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { mails } from "#db/schema/mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import { emailKey } from "../../../lib/email-key.ts";
import { toMessageId } from "../../../outbox/mail-ids.ts";
import { contactMails } from "./contact-mails.ts";
import { inquiryMails } from "./inquiry-mails.ts";
import type { GuestThread } from "./message-mails.ts";

/** Whose mail is replied to, and when the message came that it is about, if that is not the newest. */
type Reply = { conversationId: string; address: string; until?: string };

type Stored = { id: string; createdAt: string; flagged: boolean; name: string | null };

/** What a guest wrote: by mail, with its thread, or in a form, with the subject of the mails about it. */
type Written = Stored & { subject: string } & (
    | { kind: "mail"; messageIds: string[] }
    | { kind: "form" }
  );

/** Messages of one guest that are looked through for a thread. */
const most = 5;

const isFrom = (
  table: typeof contacts | typeof inquiries | typeof guestMails,
  { conversationId, address, until }: Reply,
) => {
  const from = table === guestMails ? sql`coalesce(sender, email)` : sql`email`;
  return and(
    eq(table.conversationId, conversationId),
    sql`lower(${from}) = ${emailKey(address)}`,
    until ? lte(table.createdAt, until) : undefined,
  );
};

/** The genuine ones first, then the newest. */
const byWeight = (a: Written, b: Written) =>
  Number(a.flagged) - Number(b.flagged) || b.createdAt.localeCompare(a.createdAt);

const readWritten = async (
  tx: Transaction,
  reply: Reply,
  settings: SiteSettings,
): Promise<Written[]> => {
  const newest = (table: typeof contacts | typeof inquiries | typeof guestMails) =>
    [table.flagged, desc(table.createdAt)] as const;
  const isReply = and(isFrom(guestMails, reply), eq(guestMails.kind, "reply"));
  const [ofContacts, ofInquiries, ofMails] = await Promise.all([
    tx
      .select()
      .from(contacts)
      .where(isFrom(contacts, reply))
      .orderBy(...newest(contacts))
      .limit(most),
    tx
      .select()
      .from(inquiries)
      .where(isFrom(inquiries, reply))
      .orderBy(...newest(inquiries))
      .limit(most),
    tx
      .select()
      .from(guestMails)
      .where(isReply)
      .orderBy(...newest(guestMails))
      .limit(most),
  ]);
  const pick = ({ id, createdAt, flagged, name }: Stored) => ({ id, createdAt, flagged, name });
  return [
    ...ofContacts.map((row) => ({
      ...pick(row),
      kind: "form" as const,
      subject: contactMails.subject(row, settings),
    })),
    ...ofInquiries.map((row) => ({
      ...pick(row),
      kind: "form" as const,
      subject: inquiryMails.subject(row, settings),
    })),
    ...ofMails.map((row) => ({
      ...pick(row),
      kind: "mail" as const,
      subject: row.subject,
      messageIds: row.messageIds,
    })),
  ].toSorted(byWeight);
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
  message: Written,
  address: string,
): Promise<GuestThread | undefined> => {
  if (message.kind === "mail")
    return { subject: replySubject(message.subject), references: message.messageIds };
  const first = await readFirstMail(tx, message.id, address);
  return first && { subject: replySubject(first.subject), references: [toMessageId(first.id)] };
};

/** Mail programs can place replies only to mails that have a Message-ID. */
const canBeThreaded = (message: Written) =>
  message.kind === "form" || message.messageIds.length > 0;

/** A form that was sent once more has no receipt of its own: its thread is that of the day before. */
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
): Promise<{ thread: GuestThread; message: Stored | undefined }> => {
  const written = await readWritten(tx, reply, settings);
  const [newest] = written;
  const found = await readNewestThread(tx, written.filter(canBeThreaded), reply.address);
  const ofMail = newest?.kind === "mail" ? replySubject(newest.subject) : undefined;
  const subject =
    ofMail ?? found?.subject ?? newest?.subject ?? contactSubject(settings.company.name);
  return {
    thread: { subject, references: found?.references ?? [] },
    message: newest,
  };
};
