import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#platform/db/transaction.ts";
import type { MessageDetails } from "#tables/message-details.ts";
import { messages } from "#tables/messages.ts";

/** In characters. */
const previewLength = 200;

/** None of the characters is cut in two. */
export const toPreview = (text: string) =>
  Array.from(text.slice(0, 2 * previewLength))
    .slice(0, previewLength)
    .join("")
    .toWellFormed();

/** The fields that a conversation is computed from. */
const summarized = {
  id: messages.id,
  conversationId: messages.conversationId,
  kind: messages.kind,
  createdAt: messages.createdAt,
  // A sender that nothing but the address proves may be somebody else.
  name: sql<
    string | null
  >`CASE WHEN ${messages.sender} IS NULL AND NOT coalesce(${messages.details} ->> 'byAddress', 0) THEN ${messages.name} END`,
  email: messages.email,
  phone: messages.phone,
  destination: messages.destination,
  paxNumber: messages.paxNumber,
  checkinDate: messages.checkinDate,
  checkoutDate: messages.checkoutDate,
  startsOn: messages.startsOn,
  endsOn: messages.endsOn,
  text: sql<string | null>`substr(${messages.text}, 1, ${previewLength})`,
  flagged: messages.flagged,
  aside: messages.aside,
  replyDueAt: messages.replyDueAt,
  respondedAt: messages.respondedAt,
  closedAt: messages.closedAt,
  details:
    sql<MessageDetails | null>`CASE WHEN ${messages.kind} <> 'mail' THEN ${messages.details} END`.mapWith(
      messages.details,
    ),
};

/** Other messages are not read, so that a guest who writes often slows down no change. */
const mostOldest = 50;
const mostNewest = 200;
/** At this number, other messages may lie between them. */
export const mostRead = mostOldest + mostNewest;

const oldestWaiting = sql`SELECT seq FROM (SELECT seq FROM messages WHERE conversation_id = one.value AND from_guest AND NOT flagged AND responded_at IS NULL AND closed_at IS NULL ORDER BY created_at, seq LIMIT 1)`;

/**
 * Messages of guests in the conversations whose ids are the `value` of `ids`, oldest first: the oldest, the newest and
 * the
 * one that has waited longest.
 */
export const readGuestMessages = (tx: Pick<Transaction, "select">, ids: SQL) => {
  const select = (order: "ASC" | "DESC", limit: number) => {
    const direction = sql.raw(order);
    return sql`SELECT seq FROM (SELECT seq FROM messages WHERE conversation_id = one.value AND from_guest ORDER BY created_at ${direction}, seq ${direction} LIMIT ${limit})`;
  };
  const picked = sql`${messages.seq} IN (${select("ASC", mostOldest)} UNION ${select("DESC", mostNewest)} UNION ${oldestWaiting})`;
  return tx
    .select(summarized)
    .from(sql`${ids} AS one`)
    .crossJoin(messages)
    .where(picked)
    .orderBy(messages.createdAt, messages.seq);
};
export type GuestMessage = Awaited<ReturnType<typeof readGuestMessages>>[number];

/** The guest waits for an answer to it. */
export const isWaiting = ({
  flagged,
  respondedAt,
  closedAt,
}: Pick<GuestMessage, "flagged" | "respondedAt" | "closedAt">) =>
  !flagged && respondedAt === null && closedAt === null;
