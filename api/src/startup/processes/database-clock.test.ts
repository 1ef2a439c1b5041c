import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { createLog } from "../../lib/log.ts";
import { createDatabaseClock } from "./database-clock.ts";

const open = async (minutes: number) => {
  const { db } = await createTestApp();
  let off = minutes * 60_000;
  const clock = createDatabaseClock({
    db,
    log: createLog("silent"),
    machineTime: () => Date.now() + off,
  });
  await clock.look();
  return {
    ...clock,
    set: (milliseconds: number) => {
      off = milliseconds;
    },
  };
};

/** A clock that is put right is by more than a second (ms); both are not read in the same moment. */
const least = 1_000;
const differenceOf = ({ now }: { now: () => Date }) => Math.abs(now().getTime() - Date.now());

test.each([-5, 5, 60 * 24 * 365])(
  "a machine whose clock is off by %d minutes goes by that of the database",
  async (minutes) => {
    expect(differenceOf(await open(minutes))).toBeLessThan(2_000);
  },
);

test("a clock that is set right is believed again; one that is right is left alone", async () => {
  const clock = await open(5);
  clock.set(0);
  await clock.look();
  expect(differenceOf(clock)).toBeLessThan(least);
  expect(differenceOf(await open(0))).toBeLessThan(least);
});

test("a process that stood still while it asked goes by its clock as before", async () => {
  const clock = await open(0);
  await clock.compare(async () => {
    const at = Date.now();
    clock.set(6_000);
    return { at };
  });
  clock.set(0);
  expect(differenceOf(clock)).toBeLessThan(least);
});
