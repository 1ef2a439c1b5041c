import { spawn } from "node:child_process";
import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest, sampleContact } from "#testing/app/samples.ts";

const count = 40;

/** Another process that writes messages into the file, one after another. */
const writeElsewhere = async (url: string) => {
  const script = new URL("../testing/write-contacts.ts", import.meta.url).pathname;
  const writer = spawn(process.execPath, [script, url, String(count)], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(writer, "exit");
  expect(code).toBe(0);
};

test("a list shows at once what another process writes, while both write", async () => {
  const { url, services } = await createTestApp();
  const read = async (q?: string) => (await services.contacts.list({ ...newest(), q })).total;
  let isOver = false;
  const writing = writeElsewhere(url).finally(() => {
    isOver = true;
  });
  const totals: number[] = [];
  for (let own = 0; !isOver || own < count; own += 1) {
    if (own < count) await services.contacts.submit({ ...sampleContact, name: "Own" }, undefined);
    totals.push(await read());
    expect(await read("own")).toBe(Math.min(own + 1, count));
    await nextTurn();
  }
  await writing;
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  expect([await read(), await read("own"), await read("elsewhere")]).toEqual([
    2 * count,
    count,
    count,
  ]);
  const sorted = await services.contacts.list({ ...newest(), sort: "name", order: "asc" });
  expect(sorted.contacts.map(({ name }) => name)).toEqual([
    ...Array(count).fill("Elsewhere"),
    ...Array(count).fill("Own"),
  ]);
}, 20_000);
