import { join } from "node:path";
import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { writeRelease } from "#testing/publishing/releases.ts";
import { createRecordedReleases, recordReleases } from "./recorded-releases.ts";

test("a process without pages knows which release the worker serves and which ones it keeps", async () => {
  const { db, folder, releases, clock } = await createTestApp();
  const elsewhere = createRecordedReleases(db);
  const before = await elsewhere.read();
  expect(before.current).toBeUndefined();
  expect(before.isKept("first")).toBe(false);

  const recorded = recordReleases(releases, db, createLog("silent"));
  for (const [index, buildId] of ["first", "second"].entries()) {
    const info = { buildId, revision: index, builtAt: clock.now().toISOString() };
    await writeRelease(join(folder, "releases"), info);
    await recorded.activate(buildId);
  }
  const { current, isKept } = await elsewhere.read();
  expect(current).toEqual(recorded.current());
  expect(current?.buildId).toBe("second");
  expect(isKept("first")).toBe(true);
  expect(isKept("third")).toBe(false);
});
