import { desc, eq, sql } from "drizzle-orm";
import { newId } from "#db/new-id.ts";
import { builds } from "#db/schema/builds.ts";
import type { Transaction } from "#db/transaction.ts";
import { currentRevision } from "./content-revision.ts";

export type BuildRow = typeof builds.$inferSelect;

/** The order in which requests came, whatever the clock was put to in between. */
export const latestFirst = desc(sql`rowid`);

export const newestBuild = async (
  db: Pick<Transaction, "select">,
): Promise<BuildRow | undefined> => {
  const [row] = await db.select().from(builds).orderBy(latestFirst).limit(1);
  return row;
};

export const newestWaiting = async (
  db: Pick<Transaction, "select">,
): Promise<BuildRow | undefined> => {
  const [row] = await db
    .select()
    .from(builds)
    .where(eq(builds.status, "waiting"))
    .orderBy(latestFirst)
    .limit(1);
  return row;
};

/** Stores a request to publish `revision`, in place of those that still wait. */
export const requestBuild = async (
  tx: Transaction,
  request: { revision: number; reason: string; releaseOf?: string },
  at: Date,
) => {
  const requestedAt = at.toISOString();
  await tx
    .update(builds)
    .set({ status: "superseded", finishedAt: requestedAt })
    .where(eq(builds.status, "waiting"));
  const [row] = await tx
    .insert(builds)
    .values({ id: newId(), ...request, status: "waiting", requestedAt })
    .returning();
  return row;
};

export const requestCurrent = async (tx: Transaction, reason: string, at: Date) =>
  requestBuild(tx, { revision: await currentRevision(tx), reason }, at);

export const requestRollback = (tx: Transaction, target: BuildRow, at: Date) => {
  const { id, revision, releaseOf, liveAt, requestedAt } = target;
  const reason = `Back to the version of ${liveAt ?? requestedAt}`;
  return requestBuild(tx, { revision, reason, releaseOf: releaseOf ?? id }, at);
};
