import { expect, test } from "vitest";
import { createLog } from "../log.ts";
import { startHousekeeping } from "./start-housekeeping.ts";

const log = createLog("silent");

test("a chore is done again and again, also after it failed, until the product stops", async () => {
  let times = 0;
  const often = Promise.withResolvers<void>();
  const housekeeping = startHousekeeping(
    [
      {
        name: "dusting",
        run: async () => {
          times += 1;
          if (times === 3) often.resolve();
          if (times === 1) throw new Error("no duster");
          return { shelves: 1 };
        },
        every: 1,
      },
    ],
    log,
  );
  await often.promise;
  await housekeeping.stop();
  const timesUntilStop = times;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(times).toBe(timesUntilStop);
});

test("a stop waits for what is being done", async () => {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let isDone = false;
  const run = async () => {
    begun.resolve();
    await held.promise;
    isDone = true;
    return {};
  };
  const housekeeping = startHousekeeping([{ name: "washing", run, every: 1_000 }], log);
  await begun.promise;
  const stopped = housekeeping.stop();
  held.resolve();
  await stopped;
  expect(isDone).toBe(true);
});
