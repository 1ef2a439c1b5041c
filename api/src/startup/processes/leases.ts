import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { leases } from "#db/schema/processes.ts";
import type { Transaction } from "#db/transaction.ts";

/** The clock of the database: those of the processes may differ. */
const databaseTime = sql`CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

export type Lease = { name: string; holder: string; fence: number };

type Wanted = {
  name: string;
  holder: string;
  milliseconds: number;
  /** What {@link readOver} returned. */
  overBefore?: number | undefined;
};

const isOver = sql`${leases.expiresAt} <= ${databaseTime}`;
const isGivenBack = sql`${leases.expiresAt} = 0`;

/**
 * Takes a lease that was given back, or that was over already when `overBefore` was read, or renews the holder's own;
 * `undefined` while another has it. After an outage of the database all leases are over: who holds one renews it in
 * between.
 */
export const takeLease = async (
  { write }: Pick<Database, "write">,
  { name, holder, milliseconds, overBefore }: Wanted,
): Promise<Lease | undefined> => {
  const expiresAt = sql`${databaseTime} + ${milliseconds}`;
  const isStillOver = sql`(${isOver} AND ${leases.expiresAt} = ${overBefore ?? null})`;
  const [row] = await write((tx) =>
    tx
      .insert(leases)
      .values({ name, holder, expiresAt, fence: 1 })
      .onConflictDoUpdate({
        target: leases.name,
        set: { holder, expiresAt, fence: sql`${leases.fence} + (${leases.holder} <> ${holder})` },
        setWhere: sql`${leases.holder} = ${holder} OR ${isGivenBack} OR ${isStillOver}`,
      })
      .returning(),
  );
  return row && { name, holder, fence: row.fence };
};

/** Until when a lease was held that is over; `undefined` for none, and one that holds. */
export const readOver = async ({ read }: Pick<Database, "read">, name: string) => {
  const [row] = await read
    .select()
    .from(leases)
    .where(and(eq(leases.name, name), isOver));
  return row?.expiresAt;
};

/** Whether a process leads, or was killed while it did, within the last few seconds. */
export const isAnyHeld = async ({ read }: Pick<Database, "read">) =>
  (await read.$count(leases, sql`${leases.expiresAt} > ${databaseTime}`)) > 0;

const isHeld = ({ name, holder, fence }: Lease) =>
  and(eq(leases.name, name), eq(leases.holder, holder), eq(leases.fence, fence));

/** Another may have it at once. */
export const giveBackLease = ({ write }: Pick<Database, "write">, lease: Lease) =>
  write((tx) => tx.update(leases).set({ expiresAt: 0 }).where(isHeld(lease)));

/** Another process has the lease by now: what this one was about to write is not its to write. */
export class LeaseLostError extends Error {}

/** Throws {@link LeaseLostError} unless the lease is still that of its holder, whatever its clock says. */
export const assertHeld = async (tx: Transaction, lease: Lease) => {
  if ((await tx.$count(leases, isHeld(lease))) === 0)
    throw new LeaseLostError("Another process has taken over.");
};
