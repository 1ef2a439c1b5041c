import { and, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Reader, Transaction } from "./client.ts";
import { idempotencyKeys } from "./schema.ts";

const day = 24 * 3_600_000;

/** A request that may arrive more than once: its route, its `Idempotency-Key` if any, the time. */
export type Request = { route: string; key: string | undefined; at: Date };

const lastExpired = (at: Date) => new Date(at.getTime() - day).toISOString();

/** The statement that forgets the answers of more than 24 hours ago. */
export const forgetExpired = (at: Date): SQL =>
  sql`DELETE FROM ${idempotencyKeys} WHERE ${idempotencyKeys.createdAt} < ${lastExpired(at)}`;

/** The stored answers that requests of a route were given within the last 24 hours, by key. */
export const earlierAnswers = async (
  reader: Pick<Reader, "select">,
  { route, keys, at }: { route: string; keys: string[]; at: Date },
): Promise<Map<string, unknown>> => {
  const isKept = and(
    eq(idempotencyKeys.route, route),
    inArray(idempotencyKeys.key, keys),
    gte(idempotencyKeys.createdAt, lastExpired(at)),
  );
  const rows = await reader
    .select({ key: idempotencyKeys.key, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isKept);
  return new Map(rows.map(({ key, answer }) => [key, answer]));
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
  await tx.run(forgetExpired(at));
  const earlier = await earlierAnswers(tx, { route, keys: [key], at });
  if (earlier.has(key)) return answerSchema.parse(earlier.get(key));
  const answer = await job();
  await tx.insert(idempotencyKeys).values({ route, key, answer, createdAt: at.toISOString() });
  return answer;
};
