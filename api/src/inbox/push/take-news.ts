import { and, desc, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { ProposalEvent } from "shared/inbox/proposals/proposals";
import type { Database } from "#platform/db/client.ts";
import { conversations } from "#tables/conversations.ts";
import { messages } from "#tables/messages.ts";
import { pushProgress, pushSubscriptions } from "#tables/notifications.ts";

/** Concerns one conversation. */
export type NewsItem = {
  conversationId: string;
  name: string | null;
  email: string;
  phone: string | null;
  destination: string | null;
  assigneeId: string | null;
};
/** A guest's message; `event` is what a guest did on the page of a proposal. */
export type MessageItem = NewsItem & { event: ProposalEvent | null };
export type News = { messages: MessageItem[]; reminders: NewsItem[]; waiting: number };

type Deps = { db: Pick<Database, "read" | "write"> };

/** More than this are combined into one notification anyway. */
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

const event = sql<ProposalEvent | null>`CASE WHEN ${messages.kind} = 'proposal' THEN ${messages.details} ->> 'event' END`;

/** The team knows of what it accepted for a guest. */
const isGenuine = and(
  eq(messages.fromGuest, true),
  eq(messages.flagged, false),
  isNull(messages.byId),
);

const readState = async ({ read }: Deps["db"]) => {
  const [[progress], subscribers, [newest]] = await Promise.all([
    read.select().from(pushProgress),
    read.$count(pushSubscriptions),
    read
      .select({ seq: messages.seq })
      .from(messages)
      .where(eq(messages.fromGuest, true))
      .orderBy(desc(messages.seq))
      .limit(1),
  ]);
  return { progress, hasSubscribers: subscribers > 0, messageSeq: newest?.seq ?? 0 };
};

/** Genuine ones alone. */
const readMessages = ({ read }: Deps["db"], after: number, until: number) => {
  if (after >= until) return [];
  const isNew = and(gt(messages.seq, after), lte(messages.seq, until));
  return read
    .select({ ...columns, event })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(isNew, isGenuine, inInbox))
    .orderBy(messages.seq)
    .limit(most);
};

const readReminders = ({ read }: Deps["db"], after: string, until: string) =>
  read
    .select(columns)
    .from(conversations)
    .where(and(inInbox, gt(conversations.remindAt, after), lte(conversations.remindAt, until)))
    .limit(most);

type Progress = Omit<typeof pushProgress.$inferSelect, "id">;

const store = ({ db }: Deps, next: Progress | undefined) =>
  db.write(async (tx) => {
    await tx.delete(pushProgress);
    if (next) await tx.insert(pushProgress).values({ id: 1, ...next });
  });

/**
 * Takes the news since the last call, once across processes and restarts; `undefined` without subscribers.
 * Taken news is never repeated, even if sending it fails.
 */
export const takeNews = async (deps: Deps, now: Date): Promise<News | undefined> => {
  const { db } = deps;
  const { progress, hasSubscribers, messageSeq } = await readState(db);
  if (!hasSubscribers) {
    if (progress) await store(deps, undefined);
    return undefined;
  }
  const next = { messageSeq, remindedAt: now.toISOString() };
  if (!progress) {
    await store(deps, next);
    return { messages: [], reminders: [], waiting: 0 };
  }
  const [unseen, reminders, waiting] = await Promise.all([
    readMessages(db, progress.messageSeq, messageSeq),
    readReminders(db, progress.remindedAt, next.remindedAt),
    db.read.$count(conversations, and(inInbox, isNotNull(conversations.waitingSince))),
  ]);
  if (messageSeq !== progress.messageSeq || reminders.length > 0) await store(deps, next);
  return { messages: unseen, reminders, waiting };
};
