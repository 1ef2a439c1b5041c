import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import { conflict } from "../errors.ts";
import type { Reader } from "./client.ts";
import { idempotencyKeys } from "./schema/idempotency-keys.ts";
import type { Transaction } from "./transaction.ts";

const day = 24 * 3_600_000;

/** An `Idempotency-Key` with the hash of what came with it. */
export type KeyedBody = { key: string; bodyHash: string };

/** A request that may arrive more than once: its route, its key if any, the time. */
export type IdempotentRequest = { route: string; keyed: KeyedBody | undefined; at: Date };

type StoredAnswer = { answer: unknown; bodyHash: string | null };

const lastExpired = (at: Date) => new Date(at.getTime() - day).toISOString();

export const deleteExpiredAnswers = (tx: Transaction, at: Date) =>
  tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, lastExpired(at)));

/** The stored answers that requests of a route were given within the last 24 hours, by key. */
export const readAnswers = async (
  read: Pick<Reader, "select">,
  { route, keys, at }: { route: string; keys: string[]; at: Date },
): Promise<Map<string, StoredAnswer>> => {
  const isKept = and(
    eq(idempotencyKeys.route, route),
    sql`${idempotencyKeys.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
    gte(idempotencyKeys.createdAt, lastExpired(at)),
  );
  const rows = await read
    .select({
      key: idempotencyKeys.key,
      answer: idempotencyKeys.answer,
      bodyHash: idempotencyKeys.bodyHash,
    })
    .from(idempotencyKeys)
    .where(isKept);
  return new Map(rows.map(({ key, ...stored }) => [key, stored]));
};

export const isOtherBody = ({ bodyHash }: StoredAnswer, keyed: KeyedBody) =>
  bodyHash !== null && bodyHash !== keyed.bodyHash;

/** 409: what came with the key before is not what comes with it now. */
export const keyConflict = () =>
  conflict("This Idempotency-Key was already used for different content. Please use a new one.");

/**
 * Runs `job` for the first request with a key and gives its answer again to the later ones, for
 * 24 hours; 409 for another body. A job that throws leaves the key unused. Without a key, `job` always runs.
 */
export const runIdempotent = async <Answer>(
  tx: Transaction,
  { route, keyed, at }: IdempotentRequest,
  answerSchema: z.ZodType<Answer>,
  job: () => Promise<Answer>,
): Promise<Answer> => {
  if (keyed === undefined) return job();
  await deleteExpiredAnswers(tx, at);
  const answers = await readAnswers(tx, { route, keys: [keyed.key], at });
  const stored = answers.get(keyed.key);
  if (stored && isOtherBody(stored, keyed)) throw keyConflict();
  if (stored) return answerSchema.parse(stored.answer);
  const answer = await job();
  await tx.insert(idempotencyKeys).values({ route, ...keyed, answer, createdAt: at.toISOString() });
  return answer;
};
