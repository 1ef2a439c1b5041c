import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { makeFolder } from "#testing/make-folder.ts";
import {
  blue,
  filesOfPicture,
  openCollectedSite,
  red,
} from "#testing/pictures/open-collected-site.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";
import { createBucketOwnership } from "./bucket-owner.ts";
import { createS3Storage } from "./s3-storage.ts";

test("keeps a second product from removing files of a shared bucket, and logs why", async () => {
  const server = await startS3Server();
  onTestFinished(server.goAway);
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const openProduct = async () => {
    const storage = createS3Storage(server.settings);
    const path = join(await makeFolder(), "store-owner");
    const ownsStorage = createBucketOwnership({
      storage,
      db: (await createTestApp()).db,
      path,
      log,
    });
    return openCollectedSite(async () => storage, { ownsStorage });
  };
  const [first, second] = [await openProduct(), await openProduct()];
  const stays = await first.readAddresses(await first.upload(blue));
  const gone = await first.upload(red);
  await first.collect();
  await second.collectForDays();
  expect(await first.answersFor([...stays, ...(await first.readAddresses(gone))])).toEqual([200]);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain("belongs to another product");

  await first.remove(gone);
  await first.collectForDays();
  expect(await first.files()).toHaveLength(filesOfPicture + 1);
  expect(await first.files()).toContain("owner.txt");
  expect(lines).toHaveLength(3);
});
