import { createBatcher } from "#platform/async/batcher.ts";
import type { Database } from "#platform/db/client.ts";
import { isRowError } from "#platform/db/sqlite-errors.ts";
import { AppError } from "#platform/errors.ts";
import type { NewMessage } from "./new-message.ts";
import { type IntakeRoute, receiveMessages } from "./receive-messages.ts";

type Deps = {
  db: Database;
  now: () => Date;
  mailServer: { readonly canSend: boolean };
  onStored: () => void;
};

type Waiting = NewMessage & PromiseWithResolvers<string>;

const largestBatch = 64;

/**
 * Stores visitors' messages, each with its mails, once per key. Messages that wait at the same time are stored by one
 * statement for each table: alone, each takes five times the CPU time (5.5 ms against 1.1 ms, measured).
 */
export const createMessageIntake = (deps: Deps) => (route: IntakeRoute) => {
  const store = async (batch: Waiting[]): Promise<void> => {
    try {
      const { canSend } = deps.mailServer;
      const { results, count } = await deps.db.write((tx) =>
        receiveMessages(tx, batch, { ...route, canSend, at: deps.now() }),
      );
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index] ?? "";
        if (result instanceof AppError) reject(result);
        else resolve(result);
      }
      if (count > 0) deps.onStored();
    } catch (error) {
      await refuse(batch, error);
    }
  };

  const refuse = async (batch: Waiting[], error: unknown) => {
    if (isRowError(error) && batch.length > 1) {
      // One bad message must not fail the others.
      await Promise.all(batch.map((message) => store([message])));
      return;
    }
    const waiting = isRowError(error) ? [] : removeWaiting();
    for (const { reject } of [...batch, ...waiting]) reject(error);
  };

  const { add, removeWaiting } = createBatcher(largestBatch, store);

  /** Resolves with the message's id once it is synced; a repeated one with the first one's. */
  return (message: NewMessage): Promise<string> => {
    const stored = Promise.withResolvers<string>();
    add({ ...message, ...stored });
    return stored.promise;
  };
};
export type CreateIntake = ReturnType<typeof createMessageIntake>;
