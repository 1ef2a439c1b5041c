import { and, eq, gte, inArray, ne, sql } from "drizzle-orm";
import type { GuestMailKind, LeftOutFile } from "shared/inbox/mailbox/guest-mails";
import { limits } from "shared/limits";
import { toMailAddress } from "shared/text/mail-address";
import { newId } from "#platform/db/new-id.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import { daysBefore } from "#platform/db/older-than.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { emailKey } from "#platform/email-key.ts";
import { conversations } from "#tables/conversations.ts";
import { type MailDetails, mailDetails } from "#tables/message-details.ts";
import { messages } from "#tables/messages.ts";
import { type ConversationRow, conversationColumns, reopenedBy } from "../conversation-row.ts";
import { saveSummaries } from "../save-summaries.ts";
import { announceFiles, forgetArriving, type NewFile } from "./store-files.ts";
import { withoutWords } from "./without-words.ts";

export type NewGuestMail = {
  conversationId: string;
  /** True if it answers a mail of ours; otherwise only its sender identifies its conversation. */
  isAnswer: boolean;
  /** The mail server says that it does not come from its sender. */
  isCheckFailed: boolean;
  kind: GuestMailKind;
  key: string;
  name: string | null;
  /** Message-IDs of the mails before it in its thread, then its own. */
  messageIds: string[];
  /** Empty where it names nobody. */
  from: string;
  subject: string;
  text: string;
  original: string | null;
  files: NewFile[];
  leftOut: LeftOutFile[];
  receivedAt: Date | undefined;
  /** When a reply is due to a guest who writes at this time. */
  replyDeadline: (at: Date) => string | null;
};

const isGuests = async (tx: Transaction, { id, email }: ConversationRow, from: string) => {
  if (emailKey(from) === emailKey(email)) return true;
  // A newer form may have borrowed the guest's phone number: its address is not the guest's until the team uses it.
  const isOwnForm = and(
    eq(messages.conversationId, id),
    inArray(messages.kind, ["inquiry", "contact"]),
    eq(messages.aside, false),
    eq(sql`lower(${messages.email})`, emailKey(from)),
  );
  return (await tx.$count(messages, isOwnForm)) > 0;
};

/** Mailboxes store whole seconds: within one second, a mail follows the message that it answers. */
const second = 1_000;

/** A time in the future or a missing one counts as now. */
const getReceivedTime = ({ receivedAt }: NewGuestMail, at: Date) =>
  receivedAt ? new Date(Math.min(receivedAt.getTime() + second - 1, at.getTime())) : at;

/**
 * Machines that answer each other and strangers who forge a guest's address do not use up the room of the guest's
 * replies:
 * each is counted apart. The mail itself is not counted.
 */
const countOfDay = (
  tx: Transaction,
  { conversationId, kind, key, isAnswer }: NewGuestMail,
  at: Date,
) =>
  tx.$count(
    messages,
    and(
      eq(messages.conversationId, conversationId),
      eq(messages.kind, "mail"),
      eq(messages.fromGuest, kind === "reply"),
      sql`${messages.details} ->> 'byAddress' = ${Number(!isAnswer)}`,
      gte(messages.createdAt, daysBefore(at, 1)),
      ne(messages.mailKey, key),
    ),
  );

const { perDay, headsPerDay } = limits.guestMail;
const tooManyReason = `the conversation got ${perDay} emails within 24 hours`;

/** Notes in the conversation, once in 24 hours, that mails were left in the mailbox. */
const noteLeftOut = async (
  tx: Transaction,
  { conversationId }: NewGuestMail,
  mailsLeftOut: number,
  at: Date,
) => {
  const isNoted = and(
    eq(messages.conversationId, conversationId),
    eq(messages.kind, "change"),
    gte(messages.createdAt, daysBefore(at, 1)),
    sql`${messages.details} ->> 'mailsLeftOut' IS NOT NULL`,
  );
  if ((await tx.$count(messages, isNoted)) > 0) return;
  const change = { kind: "change" as const, details: { mailsLeftOut } };
  const createdAt = at.toISOString();
  await tx.insert(messages).values({ id: newId(), conversationId, ...change, createdAt });
};

export type Outcome = "stored" | "known" | "gone" | "tooMany";
/** The files' contents are to be stored under these ids. */
export type Stored = { outcome: Outcome; fileIds: string[] };

const nothing = (outcome: Outcome): Stored => ({ outcome, fileIds: [] });

/** Announces files of a known mail again that did not arrive. */
const resume = async (tx: Transaction, { key, files, leftOut }: NewGuestMail): Promise<Stored> => {
  const byKey = eq(messages.mailKey, key);
  const { id, details } = messages;
  const [known] = await tx.select({ id, details }).from(messages).where(byKey);
  if (!known || !(await forgetArriving(tx, known.id))) return nothing("known");
  const changed = { ...mailDetails.parse(known.details), leftOut };
  await tx.update(messages).set({ details: changed }).where(byKey);
  return { outcome: "known", fileIds: await announceFiles(tx, known.id, files) };
};

const insertMail = async (
  tx: Transaction,
  row: ConversationRow,
  mail: NewGuestMail,
  flagged: boolean,
  at: Date,
) => {
  const received = getReceivedTime(mail, at);
  const createdAt = received.toISOString();
  const from = toMailAddress(mail.from);
  const isKnown = from !== "" && (await isGuests(tx, row, from));
  const { conversationId, kind, key, messageIds, name, subject, text, original, leftOut } = mail;
  const fromGuest = kind === "reply";
  const details: MailDetails = {
    ...{ kind, messageIds, original, leftOut },
    ...{ byAddress: !mail.isAnswer, checkFailed: mail.isCheckFailed },
  };
  const inserted = await tx
    .insert(messages)
    .values({
      ...{ id: newId(), conversationId, kind: "mail", fromGuest, createdAt, flagged },
      ...{ name, subject, text, mailKey: key, details, trashed: row.box === "trash" },
      email: isKnown ? from : row.email,
      sender: isKnown ? null : from,
      replyDueAt: fromGuest ? mail.replyDeadline(received) : null,
      respondedAt: fromGuest ? null : createdAt,
    })
    .onConflictDoNothing({ target: messages.mailKey })
    .returning({ id: messages.id });
  return inserted[0]?.id;
};

/**
 * A mail from the guest reopens the conversation, as any other message does; spam stays spam unless it answers a mail
 * of ours.
 */
const receive = (row: ConversationRow, isSpam: boolean, at: Date): ConversationRow => ({
  ...row,
  ...(!isSpam && reopenedBy(row)),
  latestAt: nextVersionTime(row.latestAt, at),
});

/** Makes a mail part of a conversation, once; its files are named only. */
export const storeGuestMail = async (
  tx: Transaction,
  mail: NewGuestMail,
  at: Date,
): Promise<Stored> => {
  const byId = eq(conversations.id, mail.conversationId);
  const [row] = await tx.select(conversationColumns).from(conversations).where(byId);
  if (!row) return nothing("gone");
  const earlier = await countOfDay(tx, mail, at);
  const most = mail.isAnswer ? headsPerDay : perDay;
  if (earlier >= most) {
    await noteLeftOut(tx, mail, most, at);
    return nothing("tooMany");
  }
  const storedMail = earlier < perDay ? mail : { ...mail, ...withoutWords(tooManyReason) };
  const isSpam = row.box === "spam" && !mail.isAnswer;
  const id = await insertMail(tx, row, storedMail, isSpam, at);
  if (!id) return resume(tx, storedMail);
  const fileIds = await announceFiles(tx, id, storedMail.files);
  await saveSummaries(tx, [mail.kind === "reply" ? receive(row, isSpam, at) : row]);
  return { outcome: "stored", fileIds };
};
