import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { assertHeld, giveBackLease, LeaseLostError, readOver, takeLease } from "./leases.ts";

const open = async () => {
  const { db } = await createTestApp();
  return {
    db,
    take: (holder: string, milliseconds = 60_000, overBefore?: number) =>
      takeLease(db, { name: "work", holder, milliseconds, overBefore }),
  };
};

test("a lease is one holder's, who may renew it", async () => {
  const { take } = await open();
  expect(await take("a")).toMatchObject({ holder: "a", fence: 1 });
  expect(await take("b")).toBeUndefined();
  expect(await take("a")).toMatchObject({ fence: 1 });
});

test("of many who want it at once one gets it", async () => {
  const { take } = await open();
  const taken = await Promise.all(Array.from({ length: 20 }, (_, index) => take(`${index}`)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test("a lease that is over or given back is the next one's, and the former holder writes nothing more", async () => {
  const { db, take } = await open();
  const first = await take("a", 1);
  await pause(5);
  const overBefore = await readOver(db, "work");
  expect(await take("b")).toBeUndefined();
  const second = await take("b", 60_000, overBefore);
  expect(second).toMatchObject({ holder: "b", fence: 2 });
  await expect(db.write((tx) => assertHeld(tx, first!))).rejects.toThrow(LeaseLostError);
  await giveBackLease(db, first!);
  expect(await take("a")).toBeUndefined();
  await db.write((tx) => assertHeld(tx, second!));
  await giveBackLease(db, second!);
  expect(await take("c")).toMatchObject({ fence: 3 });
});

test("a lease that its holder renewed late is nobody else's", async () => {
  const { db, take } = await open();
  await take("a", 1);
  await pause(5);
  const overBefore = await readOver(db, "work");
  await take("a", 1);
  await pause(5);
  expect(await take("b", 60_000, overBefore)).toBeUndefined();
});
