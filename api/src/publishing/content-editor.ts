import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../audit/actor.ts";
import { addEntry } from "../audit/add-entries.ts";
import type { AuditEvent } from "../audit/audit-event.ts";
import type { Repeatable, WriteContent } from "./content-writer.ts";

/** What came of a change, and what the activity log tells of it. */
export type Edit<T> = { value: T; event: AuditEvent };

type Deps = { writeContent: WriteContent; now: () => Date };

/** As content is written by the product itself, with its entry in the activity log. */
export const createContentEditor =
  ({ writeContent, now }: Deps) =>
  <T>(
    by: Actor,
    reason: string,
    job: (tx: Transaction) => Promise<Edit<T>>,
    repeatable?: Repeatable<T>,
  ): Promise<T> =>
    writeContent(
      reason,
      async (tx) => {
        const { value, event } = await job(tx);
        await addEntry(tx, { ...event, by, at: now() });
        return value;
      },
      repeatable,
    );
export type EditContent = ReturnType<typeof createContentEditor>;
