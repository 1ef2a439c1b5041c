import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { openProduct } from "#testing/app/open-product.ts";

test("whatever is killed while pages are made, visitors get whole releases, none older, and at last the newest", async () => {
  const { save, visit, start, kill, killBuilder, killRenderer, untilShown } = await openProduct();
  let seen = await visit();
  let saves = 0;
  const saveNext = async () => {
    saves += 1;
    const title = `Sample tour ${saves}`;
    return { address: await save(title), title };
  };
  const saveAroundKill = async (killPart: () => void) => {
    await saveNext();
    // A build begins half a second after a save; a warm one takes some tenths of a second.
    await pause(400 + Math.random() * 500);
    killPart();
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

  // The whole product dies twice during one build.
  const { address, title } = await saveNext();
  for (const milliseconds of [600, 900]) {
    await pause(milliseconds);
    await kill();
    await start();
    await visit();
  }
  await untilShown(address, title);
}, 300_000);
