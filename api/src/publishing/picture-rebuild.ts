import { buildReasons } from "shared/builds";
import type { Transaction } from "#db/transaction.ts";
import { newestBuild, requestCurrent } from "./build-requests.ts";

/**
 * Asks for a build of pictures that have their renditions now, where none is to come anyway: then
 * the last one could not wait for them. Where a person went back to a kept release, it stays.
 */
export const requestPictureRebuild = async (tx: Transaction, at: Date) => {
  const newest = await newestBuild(tx);
  if (!newest || newest.status === "waiting" || newest.releaseOf !== null) return;
  await requestCurrent(tx, buildReasons.pictures, at);
};
