import { and, eq, inArray, lt } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "./client.ts";
import { idempotencyKeys } from "./schema.ts";

const day = 24 * 3_600_000;

/** A request that may arrive more than once: its route, its `Idempotency-Key` if any, the time. */
export type Request = { route: string; key: string | undefined; at: Date };

/** The answers that requests of a route were given within the last 24 hours, by key. */
export const earlierAnswers = async <Answer>(
  tx: Transaction,
  { route, keys, at }: { route: string; keys: string[]; at: Date },
  answerSchema: z.ZodType<Answer>,
): Promise<Map<string, Answer>> => {
  if (keys.length === 0) return new Map();
  const expired = new Date(at.getTime() - day).toISOString();
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, expired));
  const rows = await tx
    .select({ key: idempotencyKeys.key, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.route, route), inArray(idempotencyKeys.key, keys)));
  return new Map(rows.map(({ key, answer }) => [key, answerSchema.parse(answer)]));
};

/**
 * Runs `job` for the first request with a key and gives its answer again to the later ones, for
 * 24 hours. A job that throws leaves the key unused. Without a key, `job` always runs.
 */
export const once = async <Answer>(
  tx: Transaction,
  { route, key, at }: Request,
  answerSchema: z.ZodType<Answer>,
  job: () => Promise<Answer>,
): Promise<Answer> => {
  if (key === undefined) return job();
  const earlier = await earlierAnswers(tx, { route, keys: [key], at }, answerSchema);
  const known = earlier.get(key);
  if (known !== undefined) return known;
  const answer = await job();
  await tx.insert(idempotencyKeys).values({ route, key, answer, createdAt: at.toISOString() });
  return answer;
};
