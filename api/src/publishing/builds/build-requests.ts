import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { BuildStatus } from "shared/publishing/builds";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { builds } from "#tables/builds.ts";
import { currentRevision } from "../content-revision.ts";

export type BuildRow = typeof builds.$inferSelect;

/** The order in which requests came, whatever the clock was put to in between. */
export const latestFirst = desc(sql`rowid`);

export const findNewestBuild = async (
  db: Pick<Transaction, "select">,
): Promise<BuildRow | undefined> => {
  const [row] = await db.select().from(builds).orderBy(latestFirst).limit(1);
  return row;
};

const createFindNewest =
  (status: BuildStatus) =>
  async (db: Pick<Transaction, "select">): Promise<BuildRow | undefined> => {
    const [row] = await db
      .select()
      .from(builds)
      .where(eq(builds.status, status))
      .orderBy(latestFirst)
      .limit(1);
    return row;
  };
export const findNewestWaiting = createFindNewest("waiting");
export const findNewestLive = createFindNewest("live");

type BuildRequest = { revision: number | SQL<number>; reason: string; releaseOf?: string };

const insertRequest = (tx: Transaction, request: BuildRequest, requestedAt: string) =>
  tx.insert(builds).values({ id: newId(), ...request, status: "waiting", requestedAt });

const supersedeWaiting = (tx: Transaction, finishedAt: string) =>
  tx.update(builds).set({ status: "superseded", finishedAt }).where(eq(builds.status, "waiting"));

/** Stores a request to publish, in place of those that still wait. */
export const requestBuild = async (tx: Transaction, request: BuildRequest, at: Date) => {
  await supersedeWaiting(tx, at.toISOString());
  await insertRequest(tx, request, at.toISOString());
};

const requestRow = async (tx: Transaction, request: BuildRequest, at: Date) => {
  await supersedeWaiting(tx, at.toISOString());
  const [row] = await insertRequest(tx, request, at.toISOString()).returning();
  return row;
};

export const requestCurrent = async (tx: Transaction, reason: string, at: Date) =>
  requestRow(tx, { revision: await currentRevision(tx), reason }, at);

export const requestRollback = (tx: Transaction, target: BuildRow, at: Date) => {
  const { id, revision, releaseOf, liveAt, requestedAt } = target;
  const reason = `Back to the version of ${liveAt ?? requestedAt}`;
  return requestRow(tx, { revision, reason, releaseOf: releaseOf ?? id }, at);
};
