import { and, eq, lt } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "./client.ts";
import { idempotencyKeys } from "./schema.ts";

const day = 24 * 3_600_000;

/** A request that may arrive more than once: its route, its `Idempotency-Key` if any, the time. */
export type Request = { route: string; key: string | undefined; at: Date };

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
  const expired = new Date(at.getTime() - day).toISOString();
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, expired));
  const [earlier] = await tx
    .select({ answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key)));
  if (earlier) return answerSchema.parse(earlier.answer);
  const answer = await job();
  await tx.insert(idempotencyKeys).values({ route, key, answer, createdAt: at.toISOString() });
  return answer;
};
