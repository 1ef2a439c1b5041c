import { createHmac } from "node:crypto";
import { and, asc, between, sql } from "drizzle-orm";
import { createRateLimiter } from "../../rate-limiter.ts";
import { insertMany } from "../insert-many.ts";
import { countedRequests } from "../schema/processes.ts";
import type { Transaction } from "../transaction.ts";

/** No limiter's window may be longer than {@link longestWindow}. */
type Options = {
  name: string;
  seconds: number;
  now: () => Date;
  /** Keys the stored hashes, so that the database alone reveals no address. */
  secret: string;
};

export const longestWindow = 3_600;

const readTimes = async (tx: Transaction, keys: string[], since: number, until: number) => {
  const { key, at } = countedRequests;
  const isAsked = sql`${key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  const rows = await tx
    .select({ key, at })
    .from(countedRequests)
    .where(and(isAsked, between(at, since, until)))
    .orderBy(asc(at));
  return Map.groupBy(rows, (row) => row.key);
};

/**
 * A sliding window of `seconds` per key, shared by all processes and kept across restarts. A count is written in the
 * transaction of the limited action. A refused request writes nothing; this process then refuses it by itself.
 */
export const createSharedLimiter = ({ name, seconds, now, secret }: Options) => {
  const here = createRateLimiter({ seconds, now });
  const hash = (key: string) =>
    createHmac("sha256", `counted requests ${secret}`).update(`${name} ${key}`).digest("base64url");

  /** Reads what the keys have had; what is taken then is written by `save`. */
  const open = async (tx: Transaction, keys: string[]) => {
    const at = now().getTime();
    const everywhere = createRateLimiter({ seconds, now: () => new Date(at) });
    const times = await readTimes(tx, keys.map(hash), at - seconds * 1_000 + 1, at);
    const getTimes = (key: string) => (times.get(hash(key)) ?? []).map((row) => row.at);
    for (const key of keys) everywhere.adopt(key, getTimes(key));
    const taken: string[] = [];
    return {
      /** 0, or the seconds until an event beyond `limit` is allowed. */
      take: (key: string, limit: number) => {
        const wait = everywhere.take(key, limit);
        if (wait > 0) here.adopt(key, getTimes(key));
        else taken.push(hash(key));
        return wait;
      },
      save: () =>
        insertMany(
          tx,
          countedRequests,
          taken.map((key) => ({ key, at })),
        ),
    };
  };

  return {
    /** Decides from memory, without the database, so that a flood does not reach it. */
    takeHere: here.take,
    open,
    take: async (tx: Transaction, key: string, limit: number) => {
      const counts = await open(tx, [key]);
      const wait = counts.take(key, limit);
      await counts.save();
      return wait;
    },
  };
};
export type SharedLimiter = ReturnType<typeof createSharedLimiter>;
