import { expect, onTestFinished, test } from "vitest";
import { newId } from "#db/new-id.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { product } from "../../audit/actor.ts";
import { createLog } from "../../lib/log.ts";
import { receiveOnce } from "../../publishing/received-webhooks.ts";
import { createChangeWatch } from "./change-watch.ts";
import { createDatabaseClock, type DatabaseClock } from "./database-clock.ts";

const log = createLog("silent");
const patience = { timeout: 4_000 };

const startWatch = async ({ db }: TestApp, clock?: DatabaseClock) => {
  const told: string[] = [];
  const tell = (what: string) => () => void told.push(what);
  const watch = createChangeWatch({
    db,
    clock,
    onChange: {
      content: tell("content"),
      pendingPictures: tell("pictures"),
      builds: tell("builds"),
      reports: tell("reports"),
      releases: tell("releases"),
      mailServer: tell("mail server"),
    },
    look: async () => {},
    log,
  });
  onTestFinished(watch.stop);
  await watch.start();
  return told;
};

test("whoever looks for changes sees them, and by the same look that its clock was put forward", async () => {
  const testApp = await createTestApp();
  const { db, services } = testApp;
  let off = 0;
  const clock = createDatabaseClock({ db, log, machineTime: () => Date.now() + off });
  const told = await startWatch(testApp, clock);
  off = 300_000;
  await services.builds.publish(product, "By hand");
  await expect.poll(() => told, patience).toEqual(["builds"]);
  await expect
    .poll(() => Math.abs(clock.now().getTime() - Date.now()), patience)
    .toBeLessThan(2_000);
});

test("a report is seen when the clock of whoever took it in is behind, and when those before are forgotten", async () => {
  const testApp = await createTestApp();
  const { db, clock } = testApp;
  const report = { buildId: newId(), revision: 1, status: "building" } as const;
  const takeIn = (milliseconds: number) =>
    receiveOnce(db, newId(), { at: new Date(clock.now().getTime() + milliseconds), report });
  await takeIn(900);
  const told = await startWatch(testApp);
  await takeIn(400);
  await expect.poll(() => told, patience).toEqual(["reports"]);
  await takeIn(3_600_000);
  await expect.poll(() => told, patience).toEqual(["reports", "reports"]);
  await takeIn(7_200_000);
  await expect.poll(() => told, patience).toEqual(["reports", "reports", "reports"]);
});
