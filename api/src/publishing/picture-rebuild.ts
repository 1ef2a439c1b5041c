import { ownReasons } from "shared/builds";
import type { Transaction } from "#db/client.ts";
import { newestBuild } from "./build-queue.ts";
import { currentRevision, requestBuild } from "./content-writer.ts";

/**
 * Asks for a build of pictures that have their renditions now, where none is to come anyway: then
 * the last one could not wait for them. Where a person went back to a kept release, it stays.
 */
export const requestPictureRebuild = async (tx: Transaction, at: Date) => {
  const newest = await newestBuild(tx);
  if (!newest || newest.status === "waiting" || newest.releaseOf !== null) return;
  const request = { revision: await currentRevision(tx), reason: ownReasons.pictures };
  await requestBuild(tx, request, at);
};
