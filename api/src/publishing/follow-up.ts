import { and, eq, gte, isNull } from "drizzle-orm";
import { ownReasons } from "shared/builds";
import type { Transaction } from "#db/client.ts";
import { builds } from "#db/schema.ts";
import { currentRevision, requestBuild } from "./content-writer.ts";

/**
 * Asks for a build of pictures stored at `storedAt` that have their renditions now, where a build
 * since then could not wait for them and none is to come anyway.
 */
export const requestFollowUp = async (tx: Transaction, storedAt: string, at: Date) => {
  const [waiting] = await tx.select().from(builds).where(eq(builds.status, "waiting")).limit(1);
  if (waiting) return;
  const [early] = await tx
    .select()
    .from(builds)
    .where(and(gte(builds.startedAt, storedAt), isNull(builds.releaseOf)))
    .limit(1);
  if (!early) return;
  const request = { revision: await currentRevision(tx), reason: ownReasons.pictures };
  await requestBuild(tx, request, at);
};
