import { and, eq, isNotNull, sql } from "drizzle-orm";
import { box, type ConversationCounts, conversationState } from "shared/conversations";
import type { Reader } from "#db/client.ts";
import { conversations } from "#db/schema/desk/conversations.ts";
import { isDue, isOverdue } from "./conversation-list.ts";

export const countConversations = async (
  read: Reader,
  { userId, at }: { userId: string; at: Date },
): Promise<ConversationCounts> => {
  const isInInbox = eq(conversations.box, "inbox");
  const count = sql<number>`count(*)`;
  const [boxes, states, waiting, due, overdue, mine] = await Promise.all([
    read.select({ name: conversations.box, count }).from(conversations).groupBy(conversations.box),
    read
      .select({ name: conversations.state, count })
      .from(conversations)
      .where(isInInbox)
      .groupBy(conversations.state),
    read.$count(conversations, and(isInInbox, isNotNull(conversations.waitingSince))),
    read.$count(conversations, and(isInInbox, isDue(at))),
    read.$count(conversations, and(isInInbox, isOverdue(at))),
    read.$count(conversations, and(isInInbox, eq(conversations.assigneeId, userId))),
  ]);
  const inBox = new Map(boxes.map(({ name, count: rows }) => [name, rows]));
  const inState = new Map(states.map(({ name, count: rows }) => [name, rows]));
  return {
    boxes: box.options.map((name) => ({ name, count: inBox.get(name) ?? 0 })),
    states: conversationState.options.map((name) => ({ name, count: inState.get(name) ?? 0 })),
    waiting,
    due,
    overdue,
    mine,
  };
};
