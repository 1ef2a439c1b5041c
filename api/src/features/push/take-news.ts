import { and, eq, gt, isNotNull, lte, max } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { conversations } from "#db/schema/desk/conversations.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { pushProgress, pushSubscriptions } from "#db/schema/desk/push.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";

/** Of one conversation. */
export type NewsItem = {
  conversationId: string;
  name: string | null;
  email: string;
  phone: string | null;
  destination: string | null;
  assigneeId: string | null;
};
export type News = { messages: NewsItem[]; reminders: NewsItem[]; waiting: number };

type Deps = { db: Pick<Database, "read" | "write"> };

/** More than so many are told as one anyway. */
const most = 100;

const columns = {
  conversationId: conversations.id,
  name: conversations.name,
  email: conversations.email,
  phone: conversations.phone,
  destination: conversations.destination,
  assigneeId: conversations.assigneeId,
};

const inInbox = eq(conversations.box, "inbox");

const readState = async ({ read }: Deps["db"]) => {
  const [[progress], subscribers, [inquiry], [contact], [mail]] = await Promise.all([
    read.select().from(pushProgress),
    read.$count(pushSubscriptions),
    read.select({ seq: max(inquiries.seq) }).from(inquiries),
    read.select({ seq: max(contacts.seq) }).from(contacts),
    read.select({ seq: max(guestMails.seq) }).from(guestMails),
  ]);
  const newest = {
    inquirySeq: inquiry?.seq ?? 0,
    contactSeq: contact?.seq ?? 0,
    mailSeq: mail?.seq ?? 0,
  };
  return { progress, hasSubscribers: subscribers > 0, newest };
};
type State = Awaited<ReturnType<typeof readState>>;
type Progress = State["newest"] & { remindedAt: string };

type Table = typeof inquiries | typeof contacts | typeof guestMails;

/** Genuine ones alone. */
const readSince = ({ read }: Deps["db"], table: Table, after: number, until: number) => {
  if (after >= until) return [];
  const isNew = and(gt(table.seq, after), lte(table.seq, until));
  const isGuests = table === guestMails ? eq(guestMails.kind, "reply") : undefined;
  return read
    .select(columns)
    .from(table)
    .innerJoin(conversations, eq(conversations.id, table.conversationId))
    .where(and(isNew, eq(table.flagged, false), isGuests, inInbox))
    .orderBy(table.seq)
    .limit(most);
};

const readMessages = async (db: Deps["db"], seen: Progress, newest: State["newest"]) =>
  (
    await Promise.all([
      readSince(db, inquiries, seen.inquirySeq, newest.inquirySeq),
      readSince(db, contacts, seen.contactSeq, newest.contactSeq),
      readSince(db, guestMails, seen.mailSeq, newest.mailSeq),
    ])
  ).flat();

const readReminders = ({ read }: Deps["db"], after: string, until: string) =>
  read
    .select(columns)
    .from(conversations)
    .where(and(inInbox, gt(conversations.remindAt, after), lte(conversations.remindAt, until)))
    .limit(most);

const store = ({ db }: Deps, next: Progress | undefined) =>
  db.write(async (tx) => {
    await tx.delete(pushProgress);
    if (next) await tx.insert(pushProgress).values({ id: 1, ...next });
  });

/**
 * What has come since it was asked last, once over all processes and restarts; `undefined` while nobody wants to know.
 * What is taken is never told again, also where it then could not be sent.
 */
export const takeNews = async (deps: Deps, now: Date): Promise<News | undefined> => {
  const { db } = deps;
  const { progress, hasSubscribers, newest } = await readState(db);
  if (!hasSubscribers) {
    if (progress) await store(deps, undefined);
    return undefined;
  }
  const next = { ...newest, remindedAt: now.toISOString() };
  if (!progress) {
    await store(deps, next);
    return { messages: [], reminders: [], waiting: 0 };
  }
  const [messages, reminders, waiting] = await Promise.all([
    readMessages(db, progress, newest),
    readReminders(db, progress.remindedAt, next.remindedAt),
    db.read.$count(conversations, and(inInbox, isNotNull(conversations.waitingSince))),
  ]);
  const { inquirySeq, contactSeq, mailSeq } = progress;
  const isSame =
    newest.inquirySeq === inquirySeq &&
    newest.contactSeq === contactSeq &&
    newest.mailSeq === mailSeq;
  if (!isSame || reminders.length > 0) await store(deps, next);
  return { messages, reminders, waiting };
};
