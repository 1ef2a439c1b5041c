import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import { type AuditRow, auditEntries } from "#tables/audit.ts";
import { firstPreviousHash, hashRow } from "./chain.ts";

const slice = 500;

export type Verified = {
  entries: number;
  first?: AuditRow | undefined;
  last?: AuditRow | undefined;
  /** The first thing that does not fit, in a sentence. */
  flaw?: string | undefined;
};

type Read = Pick<Reader, "select">;

async function* readChain(read: Read) {
  for (let after = 0; ; ) {
    const rows = await read
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.seq, after))
      .orderBy(auditEntries.seq)
      .limit(slice);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
  }
}

/** The oldest entries may be missing if an `audit.trimmed` entry says so. */
const isTrimmedTo = async (read: Read, seq: number) => {
  const tells = sql`json_extract(${auditEntries.after}, '$.upTo') >= ${seq}`;
  const [trim] = await read
    .select({ seq: auditEntries.seq })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, "audit.trimmed"), tells))
    .orderBy(desc(auditEntries.seq))
    .limit(1);
  return trim !== undefined;
};

const flawAtStart = async (read: Read, { seq, previousHash }: AuditRow) => {
  if (seq === 1)
    return previousHash === firstPreviousHash ? undefined : "Entry 1 does not begin the chain.";
  return (await isTrimmedTo(read, seq - 1))
    ? undefined
    : `The entries before ${seq} are missing, and no entry records their removal by age.`;
};

const flawBetween = (previous: AuditRow, { seq, previousHash }: AuditRow) => {
  if (seq !== previous.seq + 1)
    return `Entry ${previous.seq + 1} is missing: after ${previous.seq} comes ${seq}.`;
  if (previousHash !== previous.hash) return `Entry ${seq} does not follow entry ${previous.seq}.`;
  return undefined;
};

/** The number of the last entry that was ever written. */
const readHighest = async (read: Read) => {
  const highest = sql<
    number | null
  >`(SELECT seq FROM sqlite_sequence WHERE name = 'audit_entries')`;
  const [counter] = await read.select({ highest }).from(sql`(SELECT 1)`);
  return Number(counter?.highest ?? 0);
};

const flawAtEnd = (highest: number, last: AuditRow | undefined) => {
  const next = (last?.seq ?? 0) + 1;
  return highest < next ? undefined : `The entries from ${next} to ${highest} are missing.`;
};

/** Reads the whole chain, up to the first entry that does not fit. */
export const verifyChain = async (read: Read): Promise<Verified> => {
  // Read before the entries because new entries may be added during the check.
  const highest = await readHighest(read);
  let first: AuditRow | undefined;
  let last: AuditRow | undefined;
  let entries = 0;
  for await (const row of readChain(read)) {
    const flaw = last ? flawBetween(last, row) : await flawAtStart(read, row);
    if (flaw) return { entries, first, last, flaw };
    if (hashRow(row) !== row.hash)
      return { entries, first, last, flaw: `Entry ${row.seq} was changed.` };
    first ??= row;
    last = row;
    entries += 1;
  }
  return { entries, first, last, flaw: flawAtEnd(highest, last) };
};
