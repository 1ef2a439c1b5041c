import type { Actor } from "#platform/actor.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { addEntriesAfter, readEnd } from "../audit/add-entries.ts";
import type { AuditEvent } from "../audit/audit-event.ts";
import type { Repeatable, WriteContent } from "./content-writer.ts";

/** The result of a change and its entry for the activity log. */
export type Edit<T> = { value: T; event: AuditEvent };

type Deps<Rest extends unknown[]> = { writeContent: WriteContent<Rest>; now: () => Date };

/** Writes content as the product itself, with an entry in the activity log. */
export const createContentEditor =
  <Rest extends unknown[] = []>({ writeContent, now }: Deps<Rest>) =>
  <T>(
    by: Actor,
    reason: string,
    job: (tx: Transaction, ...rest: Rest) => Promise<Edit<T>>,
    repeatable?: Repeatable<T>,
  ): Promise<T> =>
    writeContent(
      reason,
      async (tx, ...rest) => {
        const [{ value, event }, end] = await Promise.all([job(tx, ...rest), readEnd(tx)]);
        await addEntriesAfter(tx, end, [{ ...event, by, at: now() }]);
        return value;
      },
      repeatable,
    );
export type EditContent<Rest extends unknown[] = []> = ReturnType<typeof createContentEditor<Rest>>;
