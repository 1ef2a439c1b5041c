import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { setPositions } from "#content/set-positions.ts";
import { reviews } from "#tables/content.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { insertMany } from "./insert-many.ts";
import type { Transaction } from "./transaction.ts";

const createdAt = "2026-11-20T06:00:00.000Z";

/** The transaction, and how many times it is asked to change something. */
const countWrites = (tx: Transaction) => {
  let writes = 0;
  const counted = new Proxy(tx, {
    get: (target, name) => {
      if (name === "run" || name === "update") writes += 1;
      return Reflect.get(target, name).bind(target);
    },
  });
  return { counted, writes: () => writes };
};

test("two thousand rows get their places in two statements; those that are not named lose theirs", async () => {
  const { db } = await createTestApp();
  const ids = Array.from({ length: 2_000 }, (_, index) => `r${index}`);
  const rows = [...ids, "other"].map((id) => ({
    id,
    name: "Sample guest",
    comment: "Calm.",
    createdAt,
    position: 7,
  }));
  const wanted = ids.toReversed();
  const writes = await db.write(async (tx) => {
    await insertMany(tx, reviews, rows);
    const { counted, writes } = countWrites(tx);
    await setPositions(counted, reviews, ["gone", ...wanted]);
    return writes();
  });
  expect(writes).toBe(2);
  const placed = await db.read
    .select({ id: reviews.id, position: reviews.position })
    .from(reviews)
    .orderBy(asc(reviews.position));
  expect(placed).toEqual([
    { id: "other", position: null },
    ...wanted.map((id, index) => ({ id, position: index + 2 })),
  ]);
});
