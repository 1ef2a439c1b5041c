import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { tourServiceList } from "shared/content/tours/tour-services";
import { expect, onTestFinished, test } from "vitest";
import { readStoredConnection } from "#mail/settings/stored-mail-settings.ts";
import { openDatabase } from "#platform/db/client.ts";
import { createEncryption } from "#platform/encryption.ts";
import { processEnvironment } from "#platform/env/env.ts";
import { createLog } from "#platform/log.ts";
import { root } from "#server/builder/fingerprint.ts";
import { openProduct } from "#testing/app/open-product.ts";
import { nextAddress, sampleContact, sampleMailSettings } from "#testing/app/samples.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { readNames } from "#testing/stored-messages.ts";

const mailSettings = {
  ...sampleMailSettings,
  host: "mail.example.test",
  port: 587,
  user: "tours",
  password: "a sample password",
  version: "",
};

const json = { "Content-Type": "application/json" };

const runCommand = async (name: "backup" | "restore", folder: string, file: string) => {
  const child = spawn(process.execPath, [join(root, "api", "src", "cli", "main.ts"), name, file], {
    env: { PATH: processEnvironment.PATH, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  expect(code).toBe(0);
  return output;
};

/** Sends messages until stopped and records the acknowledged ones. */
const startWriting = (origin: string) => {
  const acknowledged: string[] = [];
  let isOver = false;
  const write = async (writer: number) => {
    for (let count = 0; !isOver; count += 1) {
      const name = `Sample visitor ${writer}-${count}`;
      const { status } = await fetch(`${origin}/api/contact`, {
        method: "POST",
        headers: { ...json, "X-Forwarded-For": nextAddress() },
        body: JSON.stringify({ ...sampleContact, name }),
      });
      if (status === 201) acknowledged.push(name);
    }
  };
  const writing = Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
  return {
    acknowledged,
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
};

/** Reads the message names and the mail server from a restored folder. */
const readRestored = async (folder: string) => {
  const db = await openDatabase({ url: `file:${join(folder, "tours.db")}` });
  const key = await readFile(join(folder, "secrets", "encryption"), "utf8");
  const encryption = createEncryption(Buffer.from(key, "base64"));
  const names = new Set(await readNames(db));
  const mail = await readStoredConnection(db.read, encryption, createLog("silent"));
  db.close();
  return { names, mail };
};

const expectSamePictures = async (source: string, target: string) => {
  const names = await readdir(join(target, "media"));
  expect(names.sort()).toEqual((await readdir(join(source, "media"))).sort());
  for (const name of names) {
    const [first, other] = await Promise.all(
      [source, target].map((folder) => readFile(join(folder, "media", name))),
    );
    expect(first!.equals(other!), name).toBe(true);
  }
};

test("a backup taken under load restores a server with every message, every picture, the sign-in and the mail password", async () => {
  const variables = { SEED: "demo", TRUST_PROXY: "1" };
  const product = await openProduct(variables);
  onTestFinished(product.close);
  const saved = await fetch(`${product.origin}/api/mail-settings`, {
    method: "PUT",
    headers: { ...json, ...product.headers },
    body: JSON.stringify(mailSettings),
  });
  expect(saved.status).toBe(200);
  const visitors = startWriting(product.origin);
  await expect.poll(() => visitors.acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(50);
  const before = [...visitors.acknowledged];
  const file = join(await makeFolder(), "backup.zip");
  const output = await runCommand("backup", product.folder, file);
  await visitors.stop();
  expect(visitors.acknowledged.length).toBeGreaterThan(before.length);

  const folder = join(await makeFolder(), "data");
  const restored = await runCommand("restore", folder, file);
  const counts = /20 tours.* \d+ messages, 1 account, [1-9]\d+ picture files/;
  expect(counts.exec(restored)?.[0]).toBe(counts.exec(output)![0]);
  const { names, mail } = await readRestored(folder);
  expect(before.filter((name) => !names.has(name))).toEqual([]);
  expect(mail?.url).toContain(encodeURIComponent(mailSettings.password));
  await expectSamePictures(product.folder, folder);
  await product.kill();

  const second = await openProduct({ ...variables, DATA_DIR: folder });
  onTestFinished(second.close);
  const tours = await fetch(`${second.origin}/api/services`);
  const { services } = tourServiceList.parse(await tours.json());
  expect(services).toHaveLength(20);
  const picture = await fetch(`${second.origin}${services[0]!.imageFile}`);
  expect(picture.status).toBe(200);
}, 120_000);
