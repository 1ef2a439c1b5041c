import type { z } from "zod";
import { type IdempotentRequest, runIdempotent } from "#platform/db/idempotency.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { requestBuild } from "./builds/build-requests.ts";
import { raiseRevision, storedRevision } from "./content-revision.ts";

export type Repeatable<T> = { request: IdempotentRequest; answer: z.ZodType<T> };

type Deps<Rest extends unknown[]> = {
  /** The job also gets the context that accompanies the transaction. */
  db: { write: <T>(job: (tx: Transaction, ...rest: Rest) => Promise<T>) => Promise<T> };
  now: () => Date;
};

/**
 * The job, the raised revision and the request to publish are one transaction. What is asked for again with
 * the same key gets the first answer again, and publishes nothing.
 */
export const createContentWriter =
  <Rest extends unknown[]>({ db, now }: Deps<Rest>, onChange: () => void) =>
  async <T>(
    reason: string,
    job: (tx: Transaction, ...rest: Rest) => Promise<T>,
    repeatable?: Repeatable<T>,
  ): Promise<T> => {
    const result = await db.write((tx, ...rest) => {
      const write = async () => {
        const value = await job(tx, ...rest);
        await raiseRevision(tx);
        await requestBuild(tx, { revision: storedRevision, reason }, now());
        return value;
      };
      return repeatable ? runIdempotent(tx, repeatable.request, repeatable.answer, write) : write();
    });
    onChange();
    return result;
  };
export type WriteContent<Rest extends unknown[] = []> = ReturnType<
  typeof createContentWriter<Rest>
>;
