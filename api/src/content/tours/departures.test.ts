import type { TourService } from "shared/content/tours/tour-services";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sampleServiceParts } from "#testing/app/samples.ts";

const create = async (departures: unknown) => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const parts = sampleServiceParts({ facts: JSON.stringify({ departures }) });
  const answer = await send("POST /api/services", { token, parts });
  return { ...answer, service: (answer.body as { service?: TourService }).service };
};

const departure = { date: "2026-12-12", places: 3 };

test("stores departures by date, also full and past ones", async () => {
  const past = { date: "2020-01-01", places: 0 };
  const { service } = await create([departure, past]);
  expect(service?.facts.departures).toEqual([past, departure]);
});

const days = Array.from({ length: 61 }, (_, index) => ({
  date: new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
  places: 1,
}));

test.each([
  ["a day that doesn't exist", [{ ...departure, date: "2026-02-30" }], "Choose a day that exists."],
  ["a date with a time", [{ ...departure, date: "2026-12-12T08:00" }], "Choose a day that exists."],
  ["a date twice", [departure, departure], "This date is already in the list."],
  ["-1 places", [{ ...departure, places: -1 }], "Places left must be a whole number from 0 to 99."],
  ["1000 places", [{ ...departure, places: 1000 }], "from 0 to 99."],
  ["half a place", [{ ...departure, places: 1.5 }], "from 0 to 99."],
  ["no places", [{ date: departure.date }], "from 0 to 99."],
  ["61 dates", days, "Departures can have up to 60 entries."],
])("refuses %s", async (_, departures, message) => {
  const { status, text } = await create(departures);
  expect(status).toBe(400);
  expect(text).toContain(message);
});

test("stores 60 dates", async () => {
  const { service } = await create(days.slice(1));
  expect(service?.facts.departures).toHaveLength(60);
});
