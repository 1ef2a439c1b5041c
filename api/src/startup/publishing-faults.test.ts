import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { openProduct } from "#testing/app/open-product.ts";

/** So often a build is killed; every second time while the pages of the last one are being loaded. */
const kills = 6;

test("wherever the builder is killed, visitors get whole releases, none older, and at last the newest", async () => {
  const { save, visit, killBuilder, killRenderer, untilShown } = await openProduct();
  let seen = await visit();
  let last = { address: "", title: "" };
  const saveNext = async (title: string) => {
    last = { address: await save(title), title };
  };
  for (let kill = 1; kill <= kills; kill += 1) {
    await saveNext(`Sample tour ${kill}`);
    // A build begins half a second after a save; a warm one takes some tenths of a second.
    await pause(400 + Math.random() * 500);
    if (Math.random() < 0.5) killBuilder();
    else killRenderer();
    await saveNext(`Sample tour ${kill}, while nobody builds`);
    const shown = await visit();
    expect(shown).toBeGreaterThanOrEqual(seen);
    seen = shown;
    if (kill % 2) await untilShown(last.address, last.title);
  }
  await untilShown(last.address, last.title);
  expect(await visit()).toBe(2 * kills);
}, 180_000);

test("a product that is killed twice during one build publishes what was saved after all", async () => {
  const { save, start, kill, visit, untilShown } = await openProduct();
  const address = await save("Sample tour");
  for (const milliseconds of [600, 900]) {
    await pause(milliseconds);
    await kill();
    await start();
    await visit();
  }
  await untilShown(address, "Sample tour");
}, 180_000);
