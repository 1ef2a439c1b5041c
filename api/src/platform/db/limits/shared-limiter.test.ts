import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { countedRequests } from "../schema/processes.ts";
import { createSharedLimiter } from "./shared-limiter.ts";

const address = "203.0.113.7";

const open = async () => {
  const { db, clock } = await createTestApp();
  const openLimiter = ({ secret = "sample secret" } = {}) => {
    const limiter = createSharedLimiter({ name: "message", seconds: 600, now: clock.now, secret });
    return {
      ...limiter,
      takeOften: async (times: number) => {
        let letIn = 0;
        for (let count = 0; count < times; count += 1)
          if ((await db.write((tx) => limiter.take(tx, address, 5))) === 0) letIn += 1;
        return letIn;
      },
    };
  };
  const readKeys = async () =>
    (await db.read.select({ key: countedRequests.key }).from(countedRequests)).map(
      (row) => row.key,
    );
  return { openLimiter, readKeys };
};

test("processes let in no more together than one would", async () => {
  const { openLimiter } = await open();
  const [first, second] = [openLimiter(), openLimiter()];
  expect(await first.takeOften(3)).toBe(3);
  expect(await second.takeOften(5)).toBe(2);
  expect(second.takeHere(address, 5)).toBeGreaterThan(0);
  expect(await first.takeOften(5)).toBe(0);
});

test("hides the counted addresses from a reader of the database without the secret", async () => {
  const { openLimiter, readKeys } = await open();
  await openLimiter({ secret: "a" }).takeOften(2);
  await openLimiter({ secret: "b" }).takeOften(1);
  const [first, second, ofOther] = await readKeys();
  expect(second).toBe(first);
  expect(ofOther).not.toBe(first);
});
