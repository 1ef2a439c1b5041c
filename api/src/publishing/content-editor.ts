import type { Actor } from "#platform/actor.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { addEntriesAfter, readEnd } from "../audit/add-entries.ts";
import type { AuditEvent } from "../audit/audit-event.ts";
import type { Repeatable, WriteContent } from "./content-writer.ts";
import { keepDeleted, type TrashedRecord } from "./deleted-records.ts";
import { keepVersion, type RecordChange } from "./record-versions.ts";

/** The result of a change, its entries for the activity log, and the records that it published or deleted. */
export type Edit<T> = {
  value: T;
  event: AuditEvent;
  /** Entries of the single changes, when there are several. */
  further?: AuditEvent[];
  records?: RecordChange[];
  deleted?: TrashedRecord[];
};

type Deps<Rest extends unknown[]> = { writeContent: WriteContent<Rest>; now: () => Date };

/** Writes content with an entry in the activity log, a version of each published record and the trash. */
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
        const [{ value, event, further = [], records = [], deleted = [] }, end] = await Promise.all(
          [job(tx, ...rest), readEnd(tx)],
        );
        const made = { by, at: now() };
        const entries = [event, ...further].map((entry) => ({ ...entry, ...made }));
        await addEntriesAfter(tx, end, entries);
        for (const record of records) await keepVersion(tx, record, made);
        for (const record of deleted) await keepDeleted(tx, record, made);
        return value;
      },
      repeatable,
    );
export type EditContent<Rest extends unknown[] = []> = ReturnType<typeof createContentEditor<Rest>>;
