import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { writeRelease } from "#testing/publishing/releases.ts";
import { createLog } from "../lib/log.ts";
import { createRecordedReleases, recordReleases } from "./recorded-releases.ts";

test("a process without pages knows which release the worker serves and which ones it keeps", async () => {
  const { db, folder, releases, clock } = await createTestApp();
  const elsewhere = createRecordedReleases(db);
  expect(await elsewhere.current()).toBeUndefined();
  expect(await elsewhere.isKept("first")).toBe(false);

  const recorded = recordReleases(releases, db, createLog("silent"));
  for (const [index, buildId] of ["first", "second"].entries()) {
    const info = { buildId, revision: index, builtAt: clock.now().toISOString() };
    await writeRelease(join(folder, "releases"), info);
    await recorded.activate(buildId);
  }
  expect(await elsewhere.current()).toEqual(recorded.current());
  expect((await elsewhere.current())?.buildId).toBe("second");
  expect(await elsewhere.isKept("first")).toBe(true);
  expect(await elsewhere.isKept("third")).toBe(false);
});
