import { pino } from "pino";
import { expect, test } from "vitest";
import { StartError } from "#platform/start-error.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { checkEncryptionKey } from "./check-encryption-key.ts";

const keys = [1, 2].map((byte) => Buffer.alloc(32, byte).toString("base64"));
const [first = "", second = ""] = keys;

const open = async () => {
  const { db } = await createTestApp();
  const warnings: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => warnings.push(line) });
  const check = (key: string, mayChange: boolean) =>
    checkEncryptionKey(db, key, { log, mayChange });
  return { check, warnings };
};

test("refuses to start with a different key than other processes and names the setting", async () => {
  const { check } = await open();
  await check(first, false);
  await check(first, false);
  await expect(check(second, false)).rejects.toThrow(StartError);
  await expect(check(second, false)).rejects.toThrow("ENCRYPTION_KEY");
});

test("starts a single process with a new key and warns once", async () => {
  const { check, warnings } = await open();
  await check(first, true);
  await check(second, true);
  await check(second, true);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("encryption_key.changed");
  expect(warnings[0]).not.toContain(second);
});
