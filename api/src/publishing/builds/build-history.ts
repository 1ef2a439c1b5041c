import { and, desc, eq, isNotNull, or } from "drizzle-orm";
import type { LiveRelease, ReleaseInfo } from "shared/publishing/builds";
import type { Reader } from "#platform/db/client.ts";
import { notFound } from "#platform/errors.ts";
import { builds } from "#tables/builds.ts";
import { type BuildRow, latestFirst } from "./build-requests.ts";

const historyLength = 50;

export const readRecentBuilds = (read: Reader): Promise<BuildRow[]> =>
  read.select().from(builds).orderBy(latestFirst).limit(historyLength);

/** 404 for an id that does not exist. */
export const findBuild = async (read: Reader, id: string): Promise<BuildRow> => {
  const [row] = await read.select().from(builds).where(eq(builds.id, id));
  if (!row) throw notFound("Version");
  return row;
};

export const readLiveRelease = async (
  read: Reader,
  served: ReleaseInfo | undefined,
): Promise<LiveRelease> => {
  if (!served) return null;
  const { buildId, revision, builtAt, heldBack } = served;
  const isOfRelease = or(eq(builds.id, buildId), eq(builds.releaseOf, buildId));
  const [row] = await read
    .select({ at: builds.liveAt })
    .from(builds)
    .where(and(isNotNull(builds.liveAt), isOfRelease))
    .orderBy(desc(builds.liveAt))
    .limit(1);
  return { buildId, revision, at: row?.at ?? builtAt, heldBack };
};
