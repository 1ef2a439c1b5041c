import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { createLog } from "../../lib/log.ts";
import { createLeadership } from "./leadership.ts";

type Db = Awaited<ReturnType<typeof createTestApp>>["db"];

const open = (db: Pick<Db, "read" | "write">, renew: number, lead = async () => {}) => {
  const led = vi.fn(lead);
  const onLost = vi.fn();
  const milliseconds = { lease: 200, renew };
  const log = createLog("silent");
  const leadership = createLeadership({ db, onLost, log, milliseconds });
  onTestFinished(leadership.stop);
  return { ...leadership, start: () => leadership.start(led), led, onLost };
};

test("one leads; when it stops the other does at once", async () => {
  const { db } = await createTestApp();
  const [first, second] = [open(db, 20), open(db, 20)];
  await first.start();
  await second.start();
  expect([first.led, second.led].map((led) => led.mock.calls.length)).toEqual([1, 0]);
  await expect(db.write(second.assertLeads)).rejects.toThrow("does not lead");
  await first.stop();
  await expect.poll(() => second.led.mock.calls.length).toBe(1);
  await db.write(second.assertLeads);
});

test("who was taken for dead writes nothing more, and is told that it has to end", async () => {
  const { db } = await createTestApp();
  const [slow, other] = [open(db, 600), open(db, 20)];
  await slow.start();
  await other.start();
  await expect.poll(() => other.led.mock.calls.length).toBe(1);
  await expect(db.write(slow.assertLeads)).rejects.toThrow("taken over");
  await expect.poll(() => slow.onLost.mock.calls.length, { timeout: 5_000 }).toBeGreaterThan(0);
  expect(other.onLost).not.toHaveBeenCalled();
});

test("what keeps a leader from beginning is told to who started it", async () => {
  const { db } = await createTestApp();
  const failing = async () => {
    throw new Error("no builder");
  };
  await expect(open(db, 20, failing).start()).rejects.toThrow("no builder");
});

test("after an outage of the database who led leads on, whoever asks first", async () => {
  const { db } = await createTestApp();
  let isAway = false;
  const whileThere = {
    read: db.read,
    write: (async (job) => {
      if (isAway) throw new Error("the database does not answer");
      return db.write(job);
    }) as Db["write"],
  };
  const [leader, other] = [open(whileThere, 100), open(db, 100)];
  await leader.start();
  isAway = true;
  await pause(250);
  await other.start();
  isAway = false;
  await pause(600);
  expect([leader.led, other.led].map((led) => led.mock.calls.length)).toEqual([1, 0]);
  expect(leader.onLost).not.toHaveBeenCalled();
  await db.write(leader.assertLeads);
});
