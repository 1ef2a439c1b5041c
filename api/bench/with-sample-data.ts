import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../src/env/env.ts";
import { addSampleData } from "../src/startup/seeding/add-sample-data.ts";
import {
  type SampleCounts,
  sampleKinds,
} from "../src/startup/seeding/sample-data/seed-sample-data.ts";

/** Runs `job` with a data folder that holds so many sample rows and is gone afterwards. */
export const withSampleData = async <Result>(
  counts: Partial<SampleCounts>,
  job: (folder: string) => Promise<Result>,
) => {
  const folder = await mkdtemp(join(tmpdir(), "tours-bench-"));
  const none = { tours: 0, photos: 0, inquiries: 0, contacts: 0, users: 0 };
  const wanted = sampleKinds
    .filter((kind) => counts[kind])
    .map((kind) => `${counts[kind]} ${kind}`);
  if (wanted.length > 0) process.stderr.write(`Making ${wanted.join(", ")} …\n`);
  try {
    await addSampleData(readSettings({ DATA_DIR: folder }), { ...none, ...counts }, () => {});
    return await job(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};
