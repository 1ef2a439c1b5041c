import { and, eq, getTableColumns, gte, ne, sql } from "drizzle-orm";
import type { GuestMailKind, LeftOutFile } from "shared/guest-mails";
import { limits } from "shared/limits";
import { toMailAddress } from "shared/mail-address";
import { newId } from "#db/new-id.ts";
import { nextVersionTime } from "#db/next-version-time.ts";
import { daysBefore } from "#db/older-than.ts";
import { conversationEntries, conversations } from "#db/schema/desk/conversations.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import { emailKey } from "../../lib/email-key.ts";
import { type ConversationRow, settledStates } from "../place-messages.ts";
import { refreshConversations } from "../refresh-conversations.ts";
import { announceFiles, forgetArriving, type NewFile } from "./store-files.ts";
import { withoutWords } from "./without-words.ts";

export type NewGuestMail = {
  conversationId: string;
  /** Whether it answers a mail of ours; else its sender alone tells where it belongs. */
  isAnswer: boolean;
  /** Whether the mail server says that it does not come from its sender. */
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
  /** By when whoever writes at this time is due an answer. */
  promisedTime: (at: Date) => string | null;
};

const isGuests = async (tx: Transaction, { id, email }: ConversationRow, from: string) => {
  if (emailKey(from) === emailKey(email)) return true;
  // A newer form may have borrowed the guest's phone number: its address is not the guest's until the team uses it.
  const counts = await Promise.all(
    [contacts, inquiries].map((table) => {
      const isFrom = eq(sql`lower(${table.email})`, emailKey(from));
      return tx.$count(table, and(eq(table.conversationId, id), isFrom, eq(table.aside, false)));
    }),
  );
  return counts.some((count) => count > 0);
};

/** Mailboxes tell whole seconds: within one, a mail comes after what it answers. */
const second = 1_000;

/** A mailbox whose clock is ahead, or that tells no time, got it now. */
const timeOf = ({ receivedAt }: NewGuestMail, at: Date) =>
  receivedAt ? new Date(Math.min(receivedAt.getTime() + second - 1, at.getTime())) : at;

/**
 * Machines that answer each other and strangers who forge a guest's address do not use up the room of the guest's replies:
 * each is counted apart. The mail itself is not counted.
 */
const countOfDay = async (
  tx: Transaction,
  { conversationId, kind, key, isAnswer }: NewGuestMail,
  at: Date,
) => {
  const isRecent = and(
    eq(guestMails.conversationId, conversationId),
    kind === "reply" ? eq(guestMails.kind, kind) : ne(guestMails.kind, "reply"),
    eq(guestMails.byAddress, !isAnswer),
    gte(guestMails.createdAt, daysBefore(at, 1)),
    ne(guestMails.mailKey, key),
  );
  const count = sql<number>`count(*)`;
  const [row] = await tx.select({ count }).from(guestMails).where(isRecent);
  return row?.count ?? 0;
};

const { perDay, headsPerDay } = limits.guestMail;
const tooManyReason = `the conversation got ${perDay} mails within 24 hours`;

/** Notes in the conversation, once in 24 hours, that mails were left in the mailbox. */
const noteLeftOut = async (
  tx: Transaction,
  { conversationId }: NewGuestMail,
  mailsLeftOut: number,
  at: Date,
) => {
  const { kind, change, createdAt } = conversationEntries;
  const isNoted = and(
    eq(conversationEntries.conversationId, conversationId),
    eq(kind, "change"),
    gte(createdAt, daysBefore(at, 1)),
    sql`${change} ->> 'mailsLeftOut' IS NOT NULL`,
  );
  if ((await tx.$count(conversationEntries, isNoted)) > 0) return;
  await tx.insert(conversationEntries).values({
    ...{ id: newId(), conversationId, kind: "change", change: { mailsLeftOut }, byId: null },
    createdAt: at.toISOString(),
  });
};

/** Who writes by mail asks anew, as with any other message; what lies under spam stays there unless it is answered. */
const goOn = (tx: Transaction, row: ConversationRow, isSpam: boolean, at: Date) =>
  tx
    .update(conversations)
    .set({
      latestAt: nextVersionTime(row.latestAt, at),
      ...(!isSpam && { box: "inbox" as const, trashedAt: null }),
      ...(!isSpam &&
        settledStates.includes(row.state) && { state: "new" as const, lostReason: null }),
    })
    .where(eq(conversations.id, row.id));

export type Outcome = "stored" | "known" | "gone" | "tooMany";
/** What its files hold is to be stored under these ids. */
export type Stored = { outcome: Outcome; fileIds: string[] };

const nothing = (outcome: Outcome): Stored => ({ outcome, fileIds: [] });

/** Of a mail that came before, files that did not arrive are announced anew. */
const resume = async (tx: Transaction, { key, files, leftOut }: NewGuestMail): Promise<Stored> => {
  const isIt = eq(guestMails.mailKey, key);
  const [known] = await tx.select({ id: guestMails.id }).from(guestMails).where(isIt);
  if (!known || !(await forgetArriving(tx, known.id))) return nothing("known");
  await tx.update(guestMails).set({ leftOut }).where(isIt);
  return { outcome: "known", fileIds: await announceFiles(tx, known.id, files) };
};

const insertMail = async (
  tx: Transaction,
  row: ConversationRow,
  mail: NewGuestMail,
  flagged: boolean,
  at: Date,
) => {
  const received = timeOf(mail, at);
  const createdAt = received.toISOString();
  const from = toMailAddress(mail.from);
  const isKnown = from !== "" && (await isGuests(tx, row, from));
  const { conversationId, kind, key, messageIds, name, subject, text, original, leftOut } = mail;
  const inserted = await tx
    .insert(guestMails)
    .values({
      ...{
        id: newId(),
        conversationId,
        kind,
        mailKey: key,
        messageIds,
        name,
        subject,
        text,
        original,
        leftOut,
      },
      email: isKnown ? from : row.email,
      sender: isKnown ? null : from,
      byAddress: !mail.isAnswer,
      checkFailed: mail.isCheckFailed,
      flagged,
      trashed: false,
      promisedAt: kind === "reply" ? mail.promisedTime(received) : null,
      respondedAt: kind === "reply" ? null : createdAt,
      createdAt,
    })
    .onConflictDoNothing({ target: guestMails.mailKey })
    .returning({ id: guestMails.id });
  return inserted[0]?.id;
};

/** Makes a mail part of a conversation, once; its files are named only. */
export const storeGuestMail = async (
  tx: Transaction,
  mail: NewGuestMail,
  at: Date,
): Promise<Stored> => {
  const { seq: _seq, ...columns } = getTableColumns(conversations);
  const isIt = eq(conversations.id, mail.conversationId);
  const [row] = await tx.select(columns).from(conversations).where(isIt);
  if (!row) return nothing("gone");
  const earlier = await countOfDay(tx, mail, at);
  const most = mail.isAnswer ? headsPerDay : perDay;
  if (earlier >= most) {
    await noteLeftOut(tx, mail, most, at);
    return nothing("tooMany");
  }
  const kept = earlier < perDay ? mail : { ...mail, ...withoutWords(tooManyReason) };
  const isSpam = row.box === "spam" && !mail.isAnswer;
  const id = await insertMail(tx, row, kept, isSpam, at);
  if (!id) return resume(tx, kept);
  const fileIds = await announceFiles(tx, id, kept.files);
  if (mail.kind === "reply") await goOn(tx, row, isSpam, at);
  await refreshConversations(tx, [row.id]);
  return { outcome: "stored", fileIds };
};
