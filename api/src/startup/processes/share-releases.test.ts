import { expect, test } from "vitest";
import { readFact, setFact } from "#db/installation.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { createLog } from "../../lib/log.ts";
import { shareReleases } from "./share-releases.ts";

test("without a bucket it is forgotten what one was to show: a later bucket takes nobody back to that", async () => {
  const { db, releases } = await createTestApp();
  const names = ["shown-release", "stored-release"] as const;
  for (const name of names) await db.write((tx) => setFact(tx, name, "of before"));
  const foundations = {
    settings: { DATA_DIR: "", mediaS3: undefined },
    releases,
    db,
    ownsStorage: undefined,
    log: createLog("silent"),
  };
  await shareReleases(foundations, undefined, AbortSignal.timeout(60_000)).start();
  for (const name of names) expect(await readFact(db, name)).toBe(undefined);
});
