import { and, desc, eq, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { LiveRelease, ReleaseInfo } from "shared/builds";
import type { Database, Transaction } from "#db/client.ts";
import { builds, receivedWebhooks } from "#db/schema.ts";
import { notFound } from "../errors.ts";
import { currentRevision, requestBuild } from "./content-writer.ts";

export type BuildRow = typeof builds.$inferSelect;

/** As many as the history shows. */
const historyLength = 50;
/** Ids of webhooks are remembered for longer than their signatures are valid. */
const replayMilliseconds = 15 * 60_000;

/** The order in which requests came, whatever the clock was put to in between. */
const latestFirst = desc(sql`rowid`);

/** What was asked for last. */
export const newestBuild = async (
  db: Pick<Transaction, "select">,
): Promise<BuildRow | undefined> => {
  const [row] = await db.select().from(builds).orderBy(latestFirst).limit(1);
  return row;
};

/** A rollback is a person's choice; what failed of it is theirs to choose again. */
const isFailedBuild = (row: BuildRow | undefined) =>
  row?.status === "failed" && row.releaseOf === null;

/** The stored side of publishing: which requests there are and how far each has come. */
export const createBuildQueue = ({ db, now }: { db: Database; now: () => Date }) => {
  const set = async (id: string, changes: Partial<BuildRow>) => {
    await db.write((tx) => tx.update(builds).set(changes).where(eq(builds.id, id)));
  };

  return {
    waiting: async (): Promise<BuildRow | undefined> => {
      const [row] = await db.read
        .select()
        .from(builds)
        .where(eq(builds.status, "waiting"))
        .orderBy(latestFirst)
        .limit(1);
      return row;
    },

    /** Whether a release is being made, or is to be made. */
    isBusy: async (): Promise<boolean> =>
      (await db.read.$count(builds, inArray(builds.status, ["waiting", "building"]))) > 0,

    find: async (id: string): Promise<BuildRow> => {
      const [row] = await db.read.select().from(builds).where(eq(builds.id, id));
      if (!row) throw notFound("Build");
      return row;
    },

    /** Newest first. */
    recent: (): Promise<BuildRow[]> =>
      db.read.select().from(builds).orderBy(latestFirst).limit(historyLength),

    /** What is served now, and since when the public address has been seen to show it. */
    live: async (served: ReleaseInfo | undefined): Promise<LiveRelease> => {
      if (!served) return null;
      const { buildId, revision, builtAt } = served;
      const [row] = await db.read
        .select({ at: builds.liveAt })
        .from(builds)
        .where(
          and(isNotNull(builds.liveAt), or(eq(builds.id, buildId), eq(builds.releaseOf, buildId))),
        )
        .orderBy(desc(builds.liveAt))
        .limit(1);
      return { buildId, revision, at: row?.at ?? builtAt };
    },

    /** Asks for the content as it is now. */
    request: (reason: string) =>
      db.write(async (tx) =>
        requestBuild(tx, { revision: await currentRevision(tx), reason }, now()),
      ),

    /** Asks for a kept release again. */
    requestRollback: (target: BuildRow) =>
      db.write((tx) => {
        const releaseOf = target.releaseOf ?? target.id;
        const reason = `Back to the release of ${target.liveAt ?? target.requestedAt}`;
        return requestBuild(tx, { revision: target.revision, reason, releaseOf }, now());
      }),

    /** Takes the newest waiting request up: it is under way from now on. */
    claim: (): Promise<BuildRow | undefined> =>
      db.write(async (tx) => {
        const [newest] = await tx
          .select()
          .from(builds)
          .where(eq(builds.status, "waiting"))
          .orderBy(latestFirst)
          .limit(1);
        if (!newest) return undefined;
        const [claimed] = await tx
          .update(builds)
          .set({ status: "building", startedAt: now().toISOString(), message: null })
          .where(eq(builds.id, newest.id))
          .returning();
        return claimed;
      }),

    /** The content may have moved on before the build read it. */
    markLive: (id: string, revision: number) => {
      const at = now().toISOString();
      return set(id, { status: "live", revision, finishedAt: at, liveAt: at, message: null });
    },

    markFailed: (id: string, message: string) =>
      set(id, { status: "failed", finishedAt: now().toISOString(), message }),

    /** Whether what was asked for last has failed; the way back to a kept release is not meant. */
    hasFailed: async (): Promise<boolean> => isFailedBuild(await newestBuild(db.read)),

    /** Lets what was asked for last wait once more, if it has failed; tells whether it had. */
    retryFailed: (): Promise<boolean> =>
      db.write(async (tx) => {
        const newest = await newestBuild(tx);
        if (!newest || !isFailedBuild(newest)) return false;
        const changes: Partial<BuildRow> = { status: "waiting", startedAt: null, finishedAt: null };
        await tx.update(builds).set(changes).where(eq(builds.id, newest.id));
        return true;
      }),

    /** Builds that nobody works on any more wait again; the newest of those that wait remains. */
    restoreInterrupted: (message: string | null = null) =>
      db.write(async (tx) => {
        const open = await tx
          .select()
          .from(builds)
          .where(inArray(builds.status, ["waiting", "building"]))
          .orderBy(latestFirst);
        for (const [index, { id }] of open.entries()) {
          const changes: Partial<BuildRow> =
            index === 0
              ? { status: "waiting", message, startedAt: null }
              : { status: "superseded", message: null, finishedAt: now().toISOString() };
          await tx.update(builds).set(changes).where(eq(builds.id, id));
        }
      }),

    /** Whether the webhook `id` comes for the first time; it counts as received from now on. */
    receive: (id: string): Promise<boolean> =>
      db.write(async (tx) => {
        const at = now();
        const forgotten = new Date(at.getTime() - replayMilliseconds).toISOString();
        await tx.delete(receivedWebhooks).where(lt(receivedWebhooks.receivedAt, forgotten));
        const added = await tx
          .insert(receivedWebhooks)
          .values({ id, receivedAt: at.toISOString() })
          .onConflictDoNothing()
          .returning();
        return added.length > 0;
      }),
  };
};
export type BuildQueue = ReturnType<typeof createBuildQueue>;
