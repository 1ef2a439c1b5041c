import { expect, test } from "vitest";
import { newId } from "#db/new-id.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { createLog } from "../lib/log.ts";
import { createBackupHistory } from "./backup-history.ts";
import { createBackupSchedule } from "./backup-schedule.ts";
import { createDestination } from "./destination.ts";
import { createStoredBackups } from "./stored-backups.ts";

const hour = 3_600_000;
const day = 24 * hour;
const log = createLog("silent");

/** A product with an account, started anew so long (ms) after it was made. */
const openSchedule = async (later: number) => {
  const { db, clock, folder, signInAsAdmin } = await createTestApp();
  await signInAsAdmin();
  const installedAt = clock.now().getTime();
  clock.advance(later);
  const history = createBackupHistory(db);
  const stored = createStoredBackups({
    history,
    destination: createDestination({ DATA_DIR: folder }),
    log,
  });
  const schedule = createBackupSchedule({
    backups: { keep: async () => {}, running: () => null },
    history,
    stored,
    every: day,
    readTimeZone: async () => "Africa/Kigali",
    log,
    now: clock.now,
  });
  return { ...schedule, history, clock, installedAt };
};

test("a product that is started anew again and again still makes its first backup, and warns", async () => {
  const { nextAt, isLate, installedAt } = await openSchedule(3 * day);
  expect((await nextAt())!.getTime()).toBeLessThanOrEqual(installedAt + hour);
  expect(await isLate()).toBe(true);
});

test("a backup of a clock that ran ahead puts off none, and hides no warning", async () => {
  const { nextAt, isLate, history, clock } = await openSchedule(3 * day);
  const at = new Date(clock.now().getTime() + 300 * day).toISOString();
  const row = { id: newId(), reason: "schedule", status: "good", bytes: 1 } as const;
  const where = { file: "backup-ahead.zip", place: "/srv/before", counts: null, error: null };
  await history.add({ ...row, ...where, startedAt: at, finishedAt: at });
  expect((await nextAt())!.getTime()).toBeLessThan(clock.now().getTime());
  expect(await isLate()).toBe(true);
});
