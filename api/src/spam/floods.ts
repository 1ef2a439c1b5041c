import { and, gt, lte, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { contacts, inquiries, latestFlood } from "#db/schema/messages.ts";

/** Messages a minute from all visitors together, above which they are a flood. */
export const floodLimit = 600;

const minute = 60_000;
/** Milliseconds without a message above the limit, after which a flood is over. */
const calm = 15 * minute;

export type Flood = typeof latestFlood.$inferSelect;
type Read = Pick<Reader, "select">;

/** How many messages of the last minute are stored; counting stops at the limit. */
export const countLastMinute = async (read: Read, at: Date) => {
  const since = new Date(at.getTime() - minute).toISOString();
  const counts = await Promise.all(
    [contacts, inquiries].map((table) => {
      const { seq, createdAt } = table;
      const recent = read
        .select({ seq })
        .from(table)
        .where(and(gt(createdAt, since), lte(createdAt, at.toISOString())))
        .limit(floodLimit)
        .as("recent");
      return read.select({ count: sql<number>`count(*)` }).from(recent);
    }),
  );
  return counts.flat().reduce((sum, { count }) => sum + count, 0);
};

export const readLatestFlood = async (read: Read): Promise<Flood | undefined> =>
  (await read.select().from(latestFlood))[0];

/** A flood dated in the future was counted before the clock was put back. */
export const isOver = ({ lastAt }: Flood, at: Date) =>
  Math.abs(at.getTime() - Date.parse(lastAt)) > calm;
