import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Reader } from "./client.ts";
import { idempotencyKeys } from "./schema/idempotency-keys.ts";
import type { Transaction } from "./transaction.ts";

const day = 24 * 3_600_000;

/** A request that may arrive more than once: its route, its `Idempotency-Key` if any, the time. */
export type IdempotentRequest = { route: string; key: string | undefined; at: Date };

const lastExpired = (at: Date) => new Date(at.getTime() - day).toISOString();

export const deleteExpiredAnswers = (tx: Transaction, at: Date) =>
  tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, lastExpired(at)));

/** The stored answers that requests of a route were given within the last 24 hours, by key. */
export const readAnswers = async (
  read: Pick<Reader, "select">,
  { route, keys, at }: { route: string; keys: string[]; at: Date },
): Promise<Map<string, unknown>> => {
  const isKept = and(
    eq(idempotencyKeys.route, route),
    sql`${idempotencyKeys.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
    gte(idempotencyKeys.createdAt, lastExpired(at)),
  );
  const rows = await read
    .select({ key: idempotencyKeys.key, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isKept);
  return new Map(rows.map(({ key, answer }) => [key, answer]));
};

/**
 * Runs `job` for the first request with a key and gives its answer again to the later ones, for
 * 24 hours. A job that throws leaves the key unused. Without a key, `job` always runs.
 */
export const runIdempotent = async <Answer>(
  tx: Transaction,
  { route, key, at }: IdempotentRequest,
  answerSchema: z.ZodType<Answer>,
  job: () => Promise<Answer>,
): Promise<Answer> => {
  if (key === undefined) return job();
  await deleteExpiredAnswers(tx, at);
  const answers = await readAnswers(tx, { route, keys: [key], at });
  if (answers.has(key)) return answerSchema.parse(answers.get(key));
  const answer = await job();
  await tx.insert(idempotencyKeys).values({ route, key, answer, createdAt: at.toISOString() });
  return answer;
};
