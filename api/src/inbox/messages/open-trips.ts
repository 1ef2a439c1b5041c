import { and, eq, isNotNull, isNull, notInArray } from "drizzle-orm";
import { conversations } from "#tables/conversations.ts";

const { state, startsOn, askedAt, box } = conversations;

/** Trips that the team has neither done nor lost. */
export const whereOpen = notInArray(state, ["done", "lost"]);

/** Requests of which no day is known. */
export const isUndated = and(whereOpen, isNull(startsOn), isNotNull(askedAt));

export const isInInbox = eq(box, "inbox");
