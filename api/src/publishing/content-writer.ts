import type { z } from "zod";
import type { Database } from "#db/client.ts";
import { type IdempotentRequest, runIdempotent } from "#db/idempotency.ts";
import type { Transaction } from "#db/transaction.ts";
import { requestBuild } from "./build-requests.ts";
import { raiseRevision } from "./content-revision.ts";

export type Repeatable<T> = { request: IdempotentRequest; answer: z.ZodType<T> };

/**
 * The job, the raised revision and the request to publish are one transaction. What is asked for again with
 * the same key gets the first answer again, and publishes nothing.
 */
export const createContentWriter =
  ({ db, now }: { db: Database; now: () => Date }, onChange: () => void) =>
  async <T>(
    reason: string,
    job: (tx: Transaction) => Promise<T>,
    repeatable?: Repeatable<T>,
  ): Promise<T> => {
    const result = await db.write((tx) => {
      const write = async () => {
        const value = await job(tx);
        await requestBuild(tx, { revision: await raiseRevision(tx), reason }, now());
        return value;
      };
      return repeatable ? runIdempotent(tx, repeatable.request, repeatable.answer, write) : write();
    });
    onChange();
    return result;
  };
export type WriteContent = ReturnType<typeof createContentWriter>;
