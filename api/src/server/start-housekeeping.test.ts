import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { startHousekeeping } from "./start-housekeeping.ts";

const never = 2 ** 30;
const log = createLog("silent");

/** A chore that ends as told each time, and rests for ever where nothing else is said. */
const startChore = (
  { first = never, next = never, retry = never },
  ends: (Record<string, number> | Error | undefined)[],
) => {
  const all = Promise.withResolvers<void>();
  let begun = 0;
  const run = async () => {
    const end = ends[begun];
    begun += 1;
    if (begun === ends.length) all.resolve();
    if (end instanceof Error) throw end;
    return end;
  };
  const chores = [{ name: "dusting", run, first, next }];
  const { stop } = startHousekeeping({ chores, log, retry });
  onTestFinished(stop);
  return { all: all.promise, stop, begun: () => begun };
};

const done = { shelves: 1 };

test("what is to be done is done again and again", async () => {
  await startChore({ first: 0, next: 1 }, [done, { shelves: 0 }, done]).all;
});

test("what failed, or could not begin, is tried again sooner", async () => {
  const failure = new Error("There is no duster.");
  await startChore({ first: 0, next: never, retry: 1 }, [undefined, failure, undefined, done]).all;
});

test("nothing is begun once the product stops", async () => {
  const stopped = startChore({ first: 0, next: 1 }, [done]);
  await stopped.all;
  await stopped.stop();
  const before = stopped.begun();
  await startChore({ first: 0, next: 1 }, [done, done, done, done]).all;
  expect(stopped.begun()).toBe(before);
});

test("a stop asks what is being done to break off, and waits for it", async () => {
  const begun = Promise.withResolvers<void>();
  let hasBrokenOff = false;
  const run = async (signal: AbortSignal) => {
    begun.resolve();
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    hasBrokenOff = true;
    return {};
  };
  const chore = { name: "washing", run, first: 0, next: never };
  const housekeeping = startHousekeeping({ chores: [chore], log });
  await begun.promise;
  await housekeeping.stop();
  expect(hasBrokenOff).toBe(true);
});
