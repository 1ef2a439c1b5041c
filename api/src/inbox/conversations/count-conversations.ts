import { and, eq, isNotNull, sql } from "drizzle-orm";
import {
  box,
  type ConversationCounts,
  conversationState,
  type TripFilter,
} from "shared/inbox/conversations";
import type { Reader } from "#platform/db/client.ts";
import { conversations } from "#tables/conversations.ts";
import { isDue, isOverdue, isTrip, isUpcoming } from "./conversation-list.ts";

export const countConversations = async (
  read: Reader,
  { userId, at, trip }: { userId: string; at: Date; trip: TripFilter },
): Promise<ConversationCounts> => {
  const isSought = isTrip(trip);
  const isInInbox = and(eq(conversations.box, "inbox"), isSought);
  const count = sql<number>`count(*)`;
  const { box: lies, state } = conversations;
  const [all, waiting, due, upcoming, overdue, mine] = await Promise.all([
    read.select({ lies, state, count }).from(conversations).groupBy(lies, state),
    read.$count(conversations, and(isInInbox, isNotNull(conversations.waitingSince))),
    read.$count(conversations, and(isInInbox, isDue(at))),
    read.$count(conversations, and(isInInbox, isUpcoming(at))),
    read.$count(conversations, and(isInInbox, isOverdue(at))),
    read.$count(conversations, and(isInInbox, eq(conversations.assigneeId, userId))),
  ]);
  const sum = (groups: typeof all) => groups.reduce((total, group) => total + group.count, 0);
  const inbox = all.filter((group) => group.lies === "inbox");
  return {
    boxes: box.options.map((name) => ({
      name,
      count: sum(all.filter((group) => group.lies === name)),
    })),
    states: conversationState.options.map((name) => ({
      name,
      count: sum(inbox.filter((group) => group.state === name)),
    })),
    waiting,
    due,
    upcoming,
    overdue,
    mine,
  };
};
