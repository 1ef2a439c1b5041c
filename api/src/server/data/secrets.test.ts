import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "#platform/env/env.ts";
import { StartError } from "#platform/start-error.ts";
import { signWebhook, verifyWebhook } from "#publishing/webhook.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { readSecrets } from "./secrets.ts";

const openDataFolder = async (variables: Record<string, string> = {}) => {
  const folder = await makeFolder();
  const settings = readSettings({ ...variables, DATA_DIR: folder });
  return { folder: join(folder, "secrets"), start: () => readSecrets(settings) };
};

const readMode = async (path: string) => (await stat(path)).mode & 0o777;

test("secrets are made at the first start and are the same at every later one", async () => {
  const { start, folder } = await openDataFolder();
  const first = await start();
  expect(first.jwt).toMatch(/^[\w+/]{64}$/);
  expect(first.webhook).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(await start()).toEqual(first);
  expect((await readdir(folder)).toSorted()).toEqual(["encryption", "jwt", "webhook"]);
});

test("generates separate secrets for each product, and a webhook secret that signs", async () => {
  const first = await (await openDataFolder()).start();
  const other = await (await openDataFolder()).start();
  expect(first.jwt).not.toBe(other.jwt);
  expect(first.webhook).not.toBe(other.webhook);
  const headers: Record<string, string> = signWebhook(first.webhook, "id", new Date(), "{}");
  expect(verifyWebhook(first.webhook, "{}", (name) => headers[name])).toBe("id");
  expect(() => verifyWebhook(other.webhook, "{}", (name) => headers[name])).toThrow();
});

test("only their owner can read the secrets", async () => {
  const { start, folder } = await openDataFolder();
  await start();
  expect(await readMode(folder)).toBe(0o700);
  expect(await readMode(join(folder, "jwt"))).toBe(0o600);
  expect(await readMode(join(folder, "webhook"))).toBe(0o600);
});

test.each([
  ["jwt", ""],
  ["jwt", "cut off"],
  ["jwt", `${"a".repeat(40)}\nand more`],
  ["webhook", ""],
  ["webhook", "whsec_"],
  ["webhook", "a".repeat(60)],
])("a damaged %s (%j) stops the start, names its file and is kept", async (name, text) => {
  const { start, folder } = await openDataFolder();
  await start();
  const path = join(folder, name);
  await writeFile(path, text);
  await expect(start()).rejects.toThrow(StartError);
  await expect(start()).rejects.toThrow(`${path} is damaged`);
  expect(await readFile(path, "utf8")).toBe(text);
});

test("a line break that an editor has added does no harm", async () => {
  const { start, folder } = await openDataFolder();
  const first = await start();
  await writeFile(join(folder, "jwt"), `${first.jwt}\n`);
  expect(await start()).toEqual(first);
});

test("two starts at once agree on the secrets and leave nothing else behind", async () => {
  for (let time = 0; time < 5; time += 1) {
    const { start, folder } = await openDataFolder();
    const [first, ...furtherSecrets] = await Promise.all([start(), start(), start(), start()]);
    for (const other of furtherSecrets) expect(other).toEqual(first);
    expect(await start()).toEqual(first);
    expect((await readdir(folder)).toSorted()).toEqual(["encryption", "jwt", "webhook"]);
  }
});

test("secrets from the settings are taken, and are not stored", async () => {
  const jwt = "a secret of at least thirty-two bytes";
  const webhook = `whsec_${"a".repeat(32)}`;
  const { start, folder } = await openDataFolder({
    JWT_SECRET: jwt,
    REBUILD_WEBHOOK_SECRET: webhook,
  });
  expect(await start()).toMatchObject({ jwt, webhook });
  expect(await readdir(folder)).toEqual(["encryption"]);
});

test("distinguishes an unreadable secret from a missing one", async () => {
  const { start, folder } = await openDataFolder();
  await mkdir(join(folder, "jwt"), { recursive: true });
  await expect(start()).rejects.toThrow("EISDIR");
});
