import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { createDiskSpaceReader } from "./disk-space-reader.ts";

test("the disk of the data folder counts, unless the messages are stored elsewhere", async () => {
  const DATA_DIR = await makeFolder();
  const here = await createDiskSpaceReader({ DATA_DIR, DATABASE_URL: "file:/x/tours.db" })();
  expect(here.total).toBeGreaterThan(0);
  expect(here.total).toBeLessThan(Number.POSITIVE_INFINITY);
  const there = await createDiskSpaceReader({
    DATA_DIR,
    DATABASE_URL: "libsql://db.example.test",
  })();
  expect(there.free).toBe(Number.POSITIVE_INFINITY);
});
