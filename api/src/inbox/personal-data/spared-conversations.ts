import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Age, daysBefore } from "#platform/db/older-than.ts";
import { conversations } from "#tables/conversations.ts";
import { mails } from "#tables/mails.ts";
import { messages } from "#tables/messages.ts";
import { proposals, proposalVersions } from "#tables/proposals.ts";

const { content } = proposalVersions;
const { startsOn, endsOn } = conversations;

/** Days that are unknown come before all others. */
const lastDay = sql`max(ifnull(${content} ->> '$.startsOn', ''), ifnull(${content} ->> '$.endsOn', ''), ifnull(${startsOn}, ''), ifnull(${endsOn}, ''))`;

/** Accepted trips that end on or after a day. */
const withTrip = (day: string) =>
  sql`SELECT ${proposals.conversationId} FROM ${proposals}
    INNER JOIN ${proposalVersions} ON ${proposalVersions.proposalId} = ${proposals.id} AND ${proposalVersions.number} = ${proposals.currentVersion}
    INNER JOIN ${conversations} ON ${conversations.id} = ${proposals.conversationId}
    WHERE ${proposals.state} = 'accepted' AND ${conversations.state} <> 'lost' AND ${lastDay} >= ${day}`;

const withScheduledReply = sql`SELECT ${messages.conversationId} FROM ${messages}
  INNER JOIN ${mails} ON ${mails.id} = ${messages.mailId}
  WHERE ${mails.sendAt} IS NOT NULL AND ${mails.settledAt} IS NULL AND ${mails.status} <> 'failed'`;

/** Conversations that retention may touch: no trip is to come or recent, and no reply waits for its time. */
export const isNotSpared = (conversationId: SQLiteColumn, { now, days }: Age): SQL =>
  sql`${conversationId} NOT IN (${withTrip(daysBefore(now, days).slice(0, 10))} UNION ALL ${withScheduledReply})`;
