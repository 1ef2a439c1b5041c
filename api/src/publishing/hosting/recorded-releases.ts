import { releaseInfo } from "shared/publishing/builds";
import { z } from "zod";
import type { Database } from "#platform/db/client.ts";
import { readFact, setFact } from "#platform/db/installation.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Log } from "#platform/log.ts";
import type { Releases } from "./releases.ts";

const recordedReleases = z.object({ current: releaseInfo.optional(), kept: z.array(z.string()) });

/** Writes down what this process serves and keeps, for processes that serve no pages. */
export const recordReleases = (
  releases: Releases,
  { write }: Pick<Database, "write">,
  log: Pick<Log, "warn">,
) => {
  const record = async () => {
    try {
      const value = { current: releases.current(), kept: await releases.listKept() };
      await write((tx) => setFact(tx, "releases", JSON.stringify(value)));
    } catch (error) {
      const fields = { event: "releases.not_recorded", err: redactValues(error) };
      log.warn(
        fields,
        "Could not record the newest release; other processes learn of the next one.",
      );
    }
  };
  return {
    ...releases,
    record,
    activate: async (buildId: string) => {
      const revision = await releases.activate(buildId);
      await record();
      return revision;
    },
  };
};

/** Releases that the worker serves and keeps. */
export const createRecordedReleases = (db: Pick<Database, "read">) => {
  return {
    read: async () => {
      const value = await readFact(db, "releases");
      const fact = value === undefined ? { kept: [] } : JSON.parse(value);
      const { current, kept: keptIds } = recordedReleases.parse(fact);
      return { current, isKept: (buildId: string) => keptIds.includes(buildId) };
    },
  };
};
export type RecordedReleases = ReturnType<typeof createRecordedReleases>;
