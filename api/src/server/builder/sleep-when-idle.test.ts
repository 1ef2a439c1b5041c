import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { sleepWhenIdle } from "./sleep-when-idle.ts";

const minute = 60_000;

/** A builder that is watched, with a clock, admins and builds that are set by hand. */
const openWatched = () => {
  const state = {
    at: Date.parse("2026-11-23T08:00:00Z"),
    adminAt: undefined as Date | undefined,
    isUnfinished: false,
    calls: [] as string[],
  };
  const { stop } = sleepWhenIdle({
    builder: {
      wake: () => state.calls.push("wake"),
      putToSleep: () => state.calls.push("sleep"),
    },
    isUnfinished: async () => state.isUnfinished,
    lastAdminUse: async () => state.adminAt,
    idleMinutes: 10,
    everyMilliseconds: 5,
    log: createLog("silent"),
    now: () => new Date(state.at),
  });
  onTestFinished(stop);
  const pass = (milliseconds: number) => {
    state.at += milliseconds;
  };
  return { state, pass };
};

test("ten minutes after an admin's last request the builder sleeps, and wakes at the next", async () => {
  const { state, pass } = openWatched();
  pass(5 * minute);
  state.adminAt = new Date(state.at);
  pass(9 * minute);
  await pause(30);
  expect(state.calls).toEqual([]);
  pass(minute);
  await expect.poll(() => state.calls).toEqual(["sleep"]);
  state.adminAt = new Date(state.at);
  await expect.poll(() => state.calls).toEqual(["sleep", "wake"]);
});

test("what is to be published keeps it awake, and wakes it where no admin is signed in", async () => {
  const { state, pass } = openWatched();
  state.isUnfinished = true;
  await pause(30);
  pass(30 * minute);
  await pause(30);
  expect(state.calls).toEqual([]);
  state.isUnfinished = false;
  await pause(30);
  pass(10 * minute);
  await expect.poll(() => state.calls).toEqual(["sleep"]);
  state.isUnfinished = true;
  await expect.poll(() => state.calls).toEqual(["sleep", "wake"]);
});

test("a clock that is put back by a year keeps it awake no longer than any other use", async () => {
  const { state, pass } = openWatched();
  pass(-365 * 24 * 60 * minute);
  await pause(30);
  pass(10 * minute);
  await expect.poll(() => state.calls).toEqual(["sleep"]);
});
