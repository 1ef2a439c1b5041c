import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { openProduct } from "#testing/app/open-product.ts";

test("wherever the builder is killed, visitors get whole releases, none older, and at last the newest", async () => {
  const { save, visit, killBuilder, killRenderer, untilShown } = await openProduct();
  let seen = await visit();
  let saves = 0;
  const saveNext = async () => {
    saves += 1;
    const title = `Sample tour ${saves}`;
    return { address: await save(title), title };
  };
  const saveAroundKill = async (kill: () => void) => {
    await saveNext();
    // A build begins half a second after a save; a warm one takes some tenths of a second.
    await pause(400 + Math.random() * 500);
    kill();
    const last = await saveNext();
    const shown = await visit();
    expect(shown).toBeGreaterThanOrEqual(seen);
    seen = shown;
    return last;
  };
  // Each dies once while its pages are loaded, and once while they are still being loaded.
  for (const [warm, loading] of [
    [killBuilder, killRenderer],
    [killRenderer, killBuilder],
  ] as const) {
    await saveAroundKill(warm);
    const last = await saveAroundKill(loading);
    await untilShown(last.address, last.title);
  }
  expect(await visit()).toBe(saves);
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
