import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/db/client.ts";
import { processEnvironment, readSettings } from "#platform/env/env.ts";
import { addSampleData } from "#server/seeding/add-sample-data.ts";
import { readSampleCounts } from "#server/seeding/read-sample-counts.ts";
import { users } from "#tables/accounts.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { countForms } from "#testing/stored-messages.ts";

const seedFile = fileURLToPath(new URL("seed.ts", import.meta.url));

/** Runs the command as a person would. */
const seedInto = (folder: string, ...args: string[]) => {
  const env = { ...processEnvironment, DATA_DIR: folder };
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(process.execPath, [seedFile, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, printed: stdout + stderr });
    });
  });
};

test("adds the sample rows of the command line to those of earlier runs", async () => {
  const folder = await makeFolder();
  expect(await seedInto(folder, "--", "--users=2", "--inquiries", "3")).toEqual({
    code: 0,
    printed: "inquiries: 3 of 3\nusers: 2 of 2\n",
  });
  const settings = readSettings({ DATA_DIR: folder });
  await addSampleData(settings, readSampleCounts(["--users", "2"]), () => {});

  const db = await openDatabase({ url: settings.DATABASE_URL });
  onTestFinished(db.close);
  expect(await countForms(db, "inquiry")).toBe(3);
  const emails = await db.read.select({ email: users.email }).from(users).orderBy(users.email);
  expect(emails.map(({ email }) => email)).toEqual(
    [1, 2, 3, 4].map((number) => `sample.client.${number}@example.test`),
  );
});
