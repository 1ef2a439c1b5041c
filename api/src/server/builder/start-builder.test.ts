import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "#platform/env/env.ts";
import { createLog } from "#platform/log.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { startBuilder } from "./start-builder.ts";

/** The processes of this one that run the builder. */
const builders = () =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="])
    .toString()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) =>
        Number(parent) === process.pid && /builder.main\.ts/.test(args.join(" ")),
    )
    .map(([pid]) => Number(pid));

const given = {
  apiOrigin: "http://127.0.0.1:1",
  webhookSecret: "whsec_dGVzdCBzZWNyZXQgb2YgYXQgbGVhc3QgMjQgYnl0ZXM=",
  log: createLog("silent"),
};

test("a builder that is stopped before anybody waits for it leaves nothing behind that ends the product", async () => {
  const builder = startBuilder({
    ...given,
    settings: readSettings({ DATA_DIR: await makeFolder() }),
    readSourceHash: async () => "one",
    onLost: () => {},
    onReady: () => {},
  });
  await builder.stop();
  await pause(10);
  await expect(builder.ready).rejects.toThrow("The builder does not start");
});

test("a builder that is started again is told what the site is built from by then, once that can be read", async () => {
  const settings = readSettings({ DATA_DIR: await makeFolder() });
  const told: (string | undefined)[] = ["one", undefined, "two"];
  let asked = 0;
  let ready = 0;
  let lost = 0;
  const builder = startBuilder({
    ...given,
    settings,
    readSourceHash: async () => {
      const hash = told[asked];
      asked += 1;
      if (hash === undefined) throw new Error("The sources are being replaced.");
      return hash;
    },
    onLost: () => {
      lost += 1;
    },
    onReady: () => {
      ready += 1;
    },
  });
  onTestFinished(builder.stop);
  await builder.ready;
  expect(asked).toBe(1);
  for (const pid of builders()) process.kill(pid, "SIGKILL");
  await expect.poll(() => ready, { timeout: 15_000 }).toBe(2);
  expect({ asked, lost }).toEqual({ asked: 3, lost: 2 });
});

test("a builder that is put to sleep takes nothing until it is woken, which is told as ready", async () => {
  const told: string[] = [];
  const builder = startBuilder({
    ...given,
    settings: readSettings({ DATA_DIR: await makeFolder() }),
    readSourceHash: async () => "one",
    onLost: () => told.push("lost"),
    onReady: () => told.push("ready"),
  });
  onTestFinished(builder.stop);
  await builder.ready;
  builder.putToSleep();
  expect(builder.receiver()).toBe(undefined);
  await expect.poll(() => told, { timeout: 5_000 }).toEqual(["ready", "lost"]);
  expect(builders()).toEqual([]);
  builder.wake();
  await expect.poll(builder.receiver, { timeout: 15_000 }).toBeDefined();
  expect(told).toEqual(["ready", "lost", "ready"]);
});
