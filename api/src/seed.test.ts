import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { inquiries } from "#db/schema/messages.ts";
import { users } from "#db/schema/users.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { processEnvironment } from "./env/env.ts";

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

test("a second run adds to the first, and none adds anything while the product runs", async () => {
  const folder = await makeFolder();
  expect(await seedInto(folder, "--users", "2", "--inquiries", "3")).toEqual({
    code: 0,
    printed: "inquiries: 3 of 3\nusers: 2 of 2\n",
  });
  expect(await seedInto(folder, "--", "--users=2")).toEqual({
    code: 0,
    printed: "users: 2 of 2\n",
  });

  const db = await openDatabase({ url: `file:${join(folder, "tours.db")}` });
  onTestFinished(db.close);
  expect(await db.read.$count(inquiries)).toBe(3);
  const emails = await db.read.select({ email: users.email }).from(users).orderBy(users.email);
  expect(emails.map(({ email }) => email)).toEqual(
    [1, 2, 3, 4].map((number) => `sample.client.${number}@example.test`),
  );
  expect(await seedInto(folder, "--users", "2")).toEqual({
    code: 1,
    printed: "The product is running; stop it first.\n",
  });
  expect(await db.read.$count(users)).toBe(4);
}, 60_000);
