import { join } from "node:path";
import { adminRole } from "shared/accounts/users";
import { expect, onTestFinished, test } from "vitest";
import { isPassword } from "#accounts/auth/passwords.ts";
import { noteSecondFactor } from "#accounts/store/second-factors.ts";
import { createUsersService } from "#accounts/users/users.service.ts";
import { createContentService } from "#content/snapshot/content.service.ts";
import { createAccountWriter } from "#mail/account-mails/account-writer.ts";
import { createToImageFields } from "#media/images/picture-urls.ts";
import { openDatabase } from "#platform/db/client.ts";
import { migrateDatabase } from "#platform/db/migration/migrate.ts";
import { readSettings } from "#platform/env/env.ts";
import { passkeys, sessions } from "#tables/accounts.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { setAdminPassword } from "./set-admin-password.ts";

const aSession = (userId: string) => {
  const time = new Date().toISOString();
  const times = { createdAt: time, lastUsedAt: time, expiresAt: time, reauthenticatedAt: time };
  return { id: "a", userId, device: "A program", network: "unknown", isBrowser: false, ...times };
};

const aPasskey = (userId: string) => ({
  id: "a",
  userId,
  credentialId: "a",
  publicKey: Buffer.from("sample"),
  counter: 0,
  transports: [],
  name: "Phone",
  createdAt: new Date().toISOString(),
});

test("an admin who is locked out gets a new password while the product runs, and every session ends", async () => {
  const folder = await makeFolder();
  const settings = readSettings({ DATA_DIR: folder });
  const url = `file:${join(folder, "tours.db")}`;
  await migrateDatabase({ url });
  const db = await openDatabase({ url });
  onTestFinished(db.close);
  const now = () => new Date();
  const { readSettings: readSiteSettings } = createContentService({
    db,
    now,
    toImageFields: createToImageFields(),
  });
  const mailDeps = {
    mailServer: { canSend: false },
    publicUrl: settings.PUBLIC_URL,
    limitSecret: "",
  };
  const writerDeps = { db, now, ...mailDeps, readSettings: readSiteSettings };
  const writeAccounts = createAccountWriter(writerDeps, () => {});
  const users = createUsersService({ db, now, writeAccounts });
  const add = (email: string, role: string) =>
    users.create({ username: "Sample", email, role, passwordHash: "nobody's" });
  const printed: string[] = [];
  const set = (email?: string) => setAdminPassword(settings, email, (line) => printed.push(line));

  await expect(set()).rejects.toThrow("There is no admin yet: start the product first.");
  const { _id: owner } = await add("owner@example.test", adminRole);
  await add("guest@example.test", "user");
  await db.write((tx) => tx.insert(sessions).values(aSession(owner)));
  await set();
  expect(await db.read.$count(sessions)).toBe(0);
  expect(printed).toEqual([expect.stringMatching(/^owner@example\.test {2}password: \S{22}$/)]);
  const account = await users.findById(owner);
  expect(await isPassword(printed[0]!.split(": ")[1]!, account?.passwordHash)).toBe(true);

  await add("second@example.test", adminRole);
  const unclear = "Name one of the admins: owner@example.test, second@example.test";
  await expect(set()).rejects.toThrow(unclear);
  await expect(set("guest@example.test")).rejects.toThrow(unclear);
  await set(" Second@example.test");
  expect(printed).toHaveLength(2);

  await db.write((tx) => tx.insert(passkeys).values(aPasskey(owner)));
  await db.write((tx) => noteSecondFactor(tx, owner));
  await set("owner@example.test");
  expect(printed[3]).toMatch(/^The second factor of this account was removed/);
  expect(await db.read.$count(passkeys)).toBe(0);
  expect((await users.findById(owner))?.user.hasSecondFactor).toBe(false);
});
