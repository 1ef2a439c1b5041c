import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/db/client.ts";
import { readSettings } from "#platform/env/env.ts";
import { addSampleData } from "#server/seeding/add-sample-data.ts";
import { users } from "#tables/accounts.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { runIbirwa } from "#testing/run-ibirwa.ts";
import { countForms } from "#testing/stored-messages.ts";

const nothing = { tours: 0, photos: 0, inquiries: 0, contacts: 0, users: 0 };

test("adds the sample rows of the command line to those of earlier runs", async () => {
  const folder = await makeFolder();
  expect(await runIbirwa(folder, "seed", "--", "--users=2", "--inquiries", "3")).toEqual({
    code: 0,
    stdout: "inquiries: 3 of 3\nusers: 2 of 2\n",
    stderr: "",
  });
  const settings = readSettings({ DATA_DIR: folder });
  await addSampleData(settings, { ...nothing, users: 2 }, () => {});

  const db = await openDatabase({ url: settings.DATABASE_URL });
  onTestFinished(db.close);
  expect(await countForms(db, "inquiry")).toBe(3);
  const emails = await db.read.select({ email: users.email }).from(users).orderBy(users.email);
  expect(emails.map(({ email }) => email)).toEqual(
    [1, 2, 3, 4].map((number) => `sample.client.${number}@example.test`),
  );
});

test.each([[[]], [["--users", "-1"]], [["--users", "many"]], [["--users", "99999999"]]])(
  "refuses the counts %j",
  async (args) => {
    const { code, stderr } = await runIbirwa(await makeFolder(), "seed", ...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(/such as --tours 20|Use a whole number up to 9999999/);
  },
);
