import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { countedRequests } from "../schema/processes.ts";
import { createSharedLimiter } from "./shared-limiter.ts";

const address = "203.0.113.7";

const open = async () => {
  const { db, clock } = await createTestApp();
  /** Of a process whose clock is ahead by so many milliseconds. */
  const openLimiter = ({ ahead = 0, secret = "sample secret" } = {}) => {
    const now = () => new Date(clock.now().getTime() + ahead);
    const limiter = createSharedLimiter({ name: "message", seconds: 600, now, secret });
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

test("processes whose clocks differ a little let in no more together than one", async () => {
  const { openLimiter } = await open();
  const [ahead, behind] = [openLimiter({ ahead: 900 }), openLimiter({ ahead: -900 })];
  expect(await ahead.takeOften(3)).toBe(3);
  expect(await behind.takeOften(5)).toBe(2);
  expect(behind.takeHere(address, 5)).toBeGreaterThan(0);
  expect(await ahead.takeOften(5)).toBe(0);
});

test("who has the database without the secret cannot tell which address was counted", async () => {
  const { openLimiter, readKeys } = await open();
  await openLimiter({ secret: "a" }).takeOften(2);
  await openLimiter({ secret: "b" }).takeOften(1);
  const [first, second, ofOther] = await readKeys();
  expect(second).toBe(first);
  expect(ofOther).not.toBe(first);
});
