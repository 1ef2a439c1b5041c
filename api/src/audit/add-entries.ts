import { desc } from "drizzle-orm";
import type { AuditValues } from "shared/audit/audit";
import { cut } from "#platform/cut.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { type AuditRow, auditEntries } from "#tables/audit.ts";
import type { AttributedEvent } from "./audit-event.ts";
import { firstPreviousHash, hashRow } from "./chain.ts";

/** Characters of a value … */
const longestValue = 300;
/** … and of all values of an entry. */
const longestEntry = 2_000;

const clipValue = (value: unknown, room: number): unknown => {
  const length = Math.max(Math.min(longestValue, room), 0);
  if (typeof value === "string") return cut(value, length);
  const text = JSON.stringify(value) ?? "";
  return text.length > length ? cut(text, length) : value;
};

/** Cuts off long values and keeps every name. */
const clip = (values: AuditValues): AuditValues => {
  let room = longestEntry;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const clipped = clipValue(value, room);
      room -= JSON.stringify(clipped)?.length ?? 0;
      return [name, clipped];
    }),
  );
};

type End = Pick<AuditRow, "seq" | "hash">;

/** `undefined` before the first entry. */
export const readEnd = async (read: Pick<Transaction, "select">): Promise<End | undefined> => {
  const { seq, hash } = auditEntries;
  const [end] = await read.select({ seq, hash }).from(auditEntries).orderBy(desc(seq)).limit(1);
  return end;
};

const toText = (values: AuditValues | undefined) => (values ? JSON.stringify(clip(values)) : null);

const toRow = (
  { by, at, action, subject, before, after }: AttributedEvent,
  end: End | undefined,
): AuditRow => {
  const row = {
    seq: (end?.seq ?? 0) + 1,
    createdAt: at.toISOString(),
    actorId: by.id,
    address: by.address,
    device: by.device,
    requestId: by.requestId,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    subjectName: subject?.name ?? null,
    before: toText(before),
    after: toText(after),
    previousHash: end?.hash ?? firstPreviousHash,
  };
  return { ...row, hash: hashRow(row) };
};

/** Adds entries after the end of the chain, in the transaction of the change. */
export const addEntriesAfter = async (
  tx: Transaction,
  last: End | undefined,
  events: readonly AttributedEvent[],
) => {
  let end = last;
  for (const event of events) {
    const row = toRow(event, end);
    await tx.insert(auditEntries).values(row);
    end = row;
  }
};

export const addEntries = async (tx: Transaction, events: readonly AttributedEvent[]) =>
  addEntriesAfter(tx, await readEnd(tx), events);

export const addEntry = (tx: Transaction, event: AttributedEvent) => addEntries(tx, [event]);
