import { and, gt, inArray, lte, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import { latestFlood, messages } from "#tables/messages.ts";

/** Messages a minute from all visitors together, above which they are a flood. */
export const floodLimit = 600;

const minute = 60_000;
/** Milliseconds without a message above the limit, after which a flood is over. */
const calm = 15 * minute;

export type Flood = typeof latestFlood.$inferSelect;
type Read = Pick<Reader, "select">;

/** Counts the stored messages of the last minute, up to the limit. */
export const countLastMinute = async (read: Read, at: Date) => {
  const since = new Date(at.getTime() - minute).toISOString();
  const isRecent = and(gt(messages.createdAt, since), lte(messages.createdAt, at.toISOString()));
  // The `+` keeps SQLite off an index by kind that reads all forms.
  const isForm = inArray(sql`+${messages.kind}`, ["inquiry", "contact"]);
  const recent = read
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(isRecent, isForm))
    .limit(floodLimit)
    .as("recent");
  const [row] = await read.select({ count: sql<number>`count(*)` }).from(recent);
  return row?.count ?? 0;
};

export const readLatestFlood = async (read: Read): Promise<Flood | undefined> =>
  (await read.select().from(latestFlood))[0];

/** A flood dated in the future was counted before the clock was put back. */
export const hasEnded = ({ lastAt }: Flood, at: Date) =>
  Math.abs(at.getTime() - Date.parse(lastAt)) > calm;
