import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { product } from "../../audit/actor.ts";
import { createLog } from "../../lib/log.ts";
import { createChangeWatch } from "./change-watch.ts";
import { createDatabaseClock } from "./database-clock.ts";

const log = createLog("silent");
const patience = { timeout: 4_000 };

test("whoever looks for changes sees them, and by the same look that its clock was put forward", async () => {
  const { db, services } = await createTestApp();
  let off = 0;
  const clock = createDatabaseClock({ db, log, machineTime: () => Date.now() + off });
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
  off = 300_000;
  await services.builds.publish(product, "By hand");
  await expect.poll(() => told, patience).toEqual(["builds"]);
  await expect
    .poll(() => Math.abs(clock.now().getTime() - Date.now()), patience)
    .toBeLessThan(2_000);
});
