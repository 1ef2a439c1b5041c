import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openProduct } from "#testing/app/open-product.ts";
import { nextAddress, sampleContact } from "#testing/app/samples.ts";
import { buildFaults } from "#testing/faults/build-faults.ts";
import { makeFolder } from "#testing/make-folder.ts";

test("while the disk is full or its syncs fail, writes are refused, reads go on, and then all heals without a restart", async () => {
  const library = await buildFaults();
  if (!library) return;
  const folder = await makeFolder();
  const faults = { FAULT_SYNC_FILE: join(folder, "sync"), FAULT_FULL_FILE: join(folder, "full") };
  const product = await openProduct({
    ...faults,
    LD_PRELOAD: library,
    TRUST_PROXY: "1",
    BACKUP_EVERY: "off",
  });
  onTestFinished(product.close);
  const stored: string[] = [];
  const write = async () => {
    const email = `v${stored.length}-${Math.random()}@example.test`;
    const answer = await fetch(`${product.origin}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": nextAddress() },
      body: JSON.stringify({ ...sampleContact, email }),
    });
    if (answer.status === 201) stored.push(email);
    return answer.status;
  };
  const read = async () => (await fetch(`${product.origin}/api/content`)).status;

  for (const [file, refusal] of [
    [faults.FAULT_SYNC_FILE, 503],
    [faults.FAULT_FULL_FILE, 507],
  ] as const) {
    expect(await write()).toBe(201);
    await writeFile(file, "");
    const refused = await Promise.all([write(), write(), write()]);
    expect(new Set(refused)).toEqual(new Set([refusal]));
    expect(await read()).toBe(200);
    await rm(file);
    await expect.poll(write, { timeout: 10_000 }).toBe(201);
    expect(await read()).toBe(200);
  }
  await product.kill();
  await product.start();
  const answer = await fetch(`${product.origin}/api/contacts?pageSize=100`, {
    headers: product.headers,
  });
  const text = await answer.text();
  expect(stored.filter((email) => !text.includes(email))).toEqual([]);
}, 120_000);
