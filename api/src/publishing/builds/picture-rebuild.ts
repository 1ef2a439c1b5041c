import { buildReasons } from "shared/publishing/builds";
import type { Transaction } from "#platform/db/transaction.ts";
import { findNewestBuild, requestCurrent } from "./build-requests.ts";

/** Only where no build is to come anyway; where a person went back to a kept release, it stays. */
export const requestPictureRebuild = async (tx: Transaction, at: Date) => {
  const newest = await findNewestBuild(tx);
  if (!newest || newest.status === "waiting" || newest.releaseOf !== null) return;
  await requestCurrent(tx, buildReasons.pictures, at);
};
