import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct } from "#testing/app/open-product.ts";
import { readStoredMessages } from "#testing/faults/read-stored-messages.ts";
import { rounds } from "#testing/faults/rounds.ts";
import { openSlowClients } from "#testing/faults/slow-clients.ts";
import { startVisitors } from "#testing/faults/start-visitors.ts";

/** Below the 600 messages a minute above which the mails of a flood are summed up. */
const quiet = { visitors: 2, rest: 250 };
const many = { visitors: 8, rest: 0 };

let product: Awaited<ReturnType<typeof openProduct>>;

beforeAll(async () => {
  product = await openProduct({ TRUST_PROXY: "1", BACKUP_EVERY: "off" });
}, 120_000);
afterAll(() => product.close());

const expectAllOnce = async (acknowledged: ReadonlySet<string>) => {
  const { messages, told } = await readStoredMessages(join(product.folder, "tours.db"));
  const stored = new Set(messages);
  expect(stored.size).toBe(messages.length);
  expect([...acknowledged].filter((email) => !stored.has(email))).toEqual([]);
  return { messages, told };
};

test(
  "whenever the product is killed, what was acknowledged is stored once, with its mail, and what was not is sent again",
  async () => {
    const visitors = startVisitors(product.origin, quiet);
    for (let round = 0; round < rounds(2, 200); round += 1) {
      const before = visitors.acknowledged.size;
      await expect
        .poll(() => visitors.acknowledged.size, { timeout: 30_000 })
        .toBeGreaterThan(before);
      await pause(Math.random() * 200);
      await product.kill();
      await product.start();
    }
    await visitors.stop();
    await product.kill();
    const { messages, told } = await expectAllOnce(visitors.acknowledged);
    expect(told).toEqual(messages);
    await product.start();
  },
  rounds(180_000, 7_200_000),
);

test("visitors are served while 500 others send and read as slowly as they can", async () => {
  const slow = await openSlowClients(product.origin, 500);
  const visitors = startVisitors(product.origin, many);
  await expect.poll(() => visitors.acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(20);
  for (const path of ["/", "/api/services", "/admin-panel"]) {
    expect((await fetch(`${product.origin}${path}`)).status).toBe(200);
  }
  await visitors.stop();
  slow.close();
  expect([...visitors.statuses]).toEqual([201]);
}, 60_000);

test("a product that is stopped under load exits and has stored every acknowledged message", async () => {
  const slow = await openSlowClients(product.origin, 50);
  const visitors = startVisitors(product.origin, many);
  await expect.poll(() => visitors.acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(20);
  const before = visitors.acknowledged.size;
  expect(await product.terminate()).toBe(0);
  await visitors.stop();
  slow.close();
  expect(visitors.acknowledged.size).toBeGreaterThanOrEqual(before);
  await expectAllOnce(visitors.acknowledged);
}, 60_000);
