import type { Box } from "shared/inbox/conversations";
import { recentAnswerTimes } from "shared/inbox/reports/answer-times";
import { expect, test } from "vitest";
import { insertMany } from "#platform/db/insert-many.ts";
import { conversations } from "#tables/conversations.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { readRecentAnswerTimes } from "./answer-times.ts";

const hour = 3_600;

/** Each guest first wrote at a time, and had an answer so many seconds later, or none yet. */
const open = async (
  guests: { at: string; waited: number | null; waitingSince?: string; box?: Box }[],
) => {
  const testApp = await createTestApp();
  const rows = guests.map(({ at, waited, waitingSince, box = "inbox" as Box }, index) => ({
    ...{ id: `c${index}`, email: "ada@example.test", preview: "", state: "new" as const, box },
    ...{ latestAt: at, createdAt: at, waitingSince },
    firstAnswerAt: waited === null ? null : new Date(Date.parse(at) + waited * 1_000).toISOString(),
  }));
  await testApp.db.write((tx) => insertMany(tx, conversations, rows));
  return testApp;
};

const at = "2026-11-10T10:00:00.000Z";
const nobodyWaits = { waiting: 0, waitingSince: null };
/** A Monday. */
const now = new Date("2026-11-30T10:00:00Z");

test("returns the median and the 90th percentile of first response times", async () => {
  const guests = Array.from({ length: 10 }, (_, index) => ({ at, waited: (10 - index) * hour }));
  const { db } = await open(guests);
  const { weeks, ...whole } = await readRecentAnswerTimes(db.read, now, "Africa/Kigali");
  const expected = { answered: 10, half: 5 * hour, nineOfTen: 9 * hour, ...nobodyWaits };
  expect(whole).toEqual(expected);
  expect(weeks.filter(({ answered }) => answered > 0)).toEqual([
    { monday: "2026-11-09", ...expected },
  ]);
});

test("spam, guests without an answer and those of before count for nothing; a clock put back counts as at once", async () => {
  const { db } = await open([
    { at, waited: 3 * hour, box: "spam" },
    { at, waited: null },
    { at: "2026-09-13T21:59:59.000Z", waited: 5 * hour },
    { at: "2026-09-13T22:00:00.000Z", waited: -hour },
  ]);
  const { weeks, ...whole } = await readRecentAnswerTimes(db.read, now, "Africa/Kigali");
  const atOnce = { answered: 1, half: 0, nineOfTen: 0, ...nobodyWaits };
  expect(whole).toEqual(atOnce);
  expect(weeks[0]).toEqual({ monday: "2026-09-14", ...atOnce });
});

test("counts guests without a first response and returns the longest wait", async () => {
  const later = "2026-11-24T10:00:00.000Z";
  const { db } = await open([
    { at, waited: null, waitingSince: at },
    { at: later, waited: null, waitingSince: later },
    { at, waited: hour, waitingSince: at },
    { at, waited: null, waitingSince: at, box: "trash" },
    { at, waited: null },
  ]);
  const { weeks, ...whole } = await readRecentAnswerTimes(db.read, now, "Africa/Kigali");
  expect(whole).toMatchObject({ answered: 1, waiting: 2, waitingSince: at });
  expect(
    weeks.flatMap(({ monday, ...week }) =>
      week.waitingSince ? [[monday, week.waitingSince]] : [],
    ),
  ).toEqual([
    ["2026-11-09", at],
    ["2026-11-23", later],
  ]);
});

test("an admin reads the last twelve weeks, each from its Monday on", async () => {
  const { clock, send, signInAsAdmin, db } = await open([]);
  const { token } = await signInAsAdmin();
  const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString();
  const row = { email: "ada@example.test", preview: "", state: "new", box: "inbox" } as const;
  await db.write((tx) =>
    insertMany(tx, conversations, [
      { ...row, id: "a", latestAt: ago(0), createdAt: ago(0), firstAnswerAt: ago(0) },
      { ...row, id: "b", latestAt: ago(21), createdAt: ago(21), firstAnswerAt: ago(20) },
    ]),
  );
  const { body } = await send("GET /api/stats/answer-times", { token });
  const { weeks, ...whole } = recentAnswerTimes.parse(body);
  expect(whole).toMatchObject({ answered: 2, half: 0, nineOfTen: 24 * hour });
  expect(weeks.map(({ answered }) => answered)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1]);
  for (const { monday } of weeks) expect(new Date(monday).getUTCDay()).toBe(1);
});
