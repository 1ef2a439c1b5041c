import { eq, inArray } from "drizzle-orm";
import type { AuditAction } from "shared/audit/audit";
import { describeHeldBack, type HeldBackRecord, type ReleaseInfo } from "shared/publishing/builds";
import { addEntry } from "#audit/add-entries.ts";
import type { AuditEvent } from "#audit/audit-event.ts";
import type { Actor } from "#platform/actor.ts";
import { product } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { builds } from "#tables/builds.ts";
import { findBuild, readLiveRelease, readRecentBuilds } from "./build-history.ts";
import {
  type BuildRow,
  findNewestBuild,
  findNewestLive,
  findNewestWaiting,
  latestFirst,
  requestCurrent,
  requestRollback,
} from "./build-requests.ts";
import {
  type AwaitedReport,
  type BuildReport,
  readReports,
  receiveOnce,
} from "./received-webhooks.ts";

type Deps = { db: Database; now: () => Date };

/** A rollback is a person's choice; what failed of it is theirs to choose again. */
const isFailedBuild = (row: BuildRow | undefined) =>
  row?.status === "failed" && row.releaseOf === null;

const toEvent = (action: AuditAction, row: BuildRow | undefined): AuditEvent => ({
  action,
  ...(row && { subject: { kind: "build", id: row.id, name: row.reason } }),
});

const settle = (deps: Deps, id: string, action: AuditAction, changes: Partial<BuildRow>) =>
  deps.db.write(async (tx) => {
    await tx.update(builds).set(changes).where(eq(builds.id, id));
    const [row] = await tx.select().from(builds).where(eq(builds.id, id));
    const { revision, message } = changes;
    const after = { revision, message, releaseOf: row?.releaseOf };
    await addEntry(tx, { ...toEvent(action, row), after, by: product, at: deps.now() });
  });

const claim = (deps: Deps): Promise<BuildRow | undefined> =>
  deps.db.write(async (tx) => {
    const newest = await findNewestWaiting(tx);
    if (!newest) return undefined;
    const [claimed] = await tx
      .update(builds)
      .set({ status: "building", startedAt: deps.now().toISOString(), message: null })
      .where(eq(builds.id, newest.id))
      .returning();
    return claimed;
  });

const retryFailed = (deps: Deps): Promise<boolean> =>
  deps.db.write(async (tx) => {
    const newest = await findNewestBuild(tx);
    if (!newest || !isFailedBuild(newest)) return false;
    const changes: Partial<BuildRow> = { status: "waiting", startedAt: null, finishedAt: null };
    await tx.update(builds).set(changes).where(eq(builds.id, newest.id));
    return true;
  });

const restoreInterrupted = (deps: Deps, message: string | null) =>
  deps.db.write(async (tx) => {
    const open = await tx
      .select()
      .from(builds)
      .where(inArray(builds.status, ["waiting", "building"]))
      .orderBy(latestFirst);
    for (const [index, { id }] of open.entries()) {
      const changes: Partial<BuildRow> =
        index === 0
          ? { status: "waiting", message, startedAt: null }
          : { status: "superseded", message: null, finishedAt: deps.now().toISOString() };
      await tx.update(builds).set(changes).where(eq(builds.id, id));
    }
  });

export const createBuildQueue = (deps: Deps) => {
  const { db, now } = deps;
  return {
    waiting: () => findNewestWaiting(db.read),

    isBusy: async () =>
      (await db.read.$count(builds, inArray(builds.status, ["waiting", "building"]))) > 0,

    find: (id: string) => findBuild(db.read, id),
    newestLive: () => findNewestLive(db.read),
    recent: () => readRecentBuilds(db.read),
    live: (served: ReleaseInfo | undefined) => readLiveRelease(db.read, served),

    request: (by: Actor, reason: string) =>
      db.write(async (tx) => {
        const row = await requestCurrent(tx, reason, now());
        await addEntry(tx, { ...toEvent("publishing.asked", row), by, at: now() });
        return row;
      }),
    requestRollback: (by: Actor, target: BuildRow) =>
      db.write(async (tx) => {
        const row = await requestRollback(tx, target, now());
        await addEntry(tx, { ...toEvent("publishing.rollback_asked", row), by, at: now() });
        return row;
      }),

    claim: () => claim(deps),

    /** The content may have moved on before the build read it. */
    markLive: (id: string, revision: number, heldBack?: HeldBackRecord[]) => {
      const at = now().toISOString();
      return settle(deps, id, "publishing.live", {
        status: "live",
        revision,
        finishedAt: at,
        liveAt: at,
        message: describeHeldBack(heldBack),
      });
    },

    markFailed: (id: string, message: string) =>
      settle(deps, id, "publishing.failed", {
        status: "failed",
        finishedAt: now().toISOString(),
        message,
      }),

    hasFailed: async () => isFailedBuild(await findNewestBuild(db.read)),

    retryFailed: () => retryFailed(deps),

    /** Builds that nobody works on any more wait again; the newest of those that wait remains. */
    restoreInterrupted: (message: string | null = null) => restoreInterrupted(deps, message),

    receive: (id: string, report: BuildReport | null) => receiveOnce(db, id, { at: now(), report }),

    readReports: (awaited: AwaitedReport) => readReports(db, awaited),
  };
};
export type BuildQueue = ReturnType<typeof createBuildQueue>;
