import type { Page } from "shared/content/pages/pages";
import type { SettingsAsRead } from "shared/content/site-settings/site-settings.endpoints";
import type { TourService } from "shared/content/tours/tour-services";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { samplePage, sampleServiceParts } from "#testing/app/samples.ts";

const open = async () => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const readSaved = async () =>
    ((await send("GET /api/settings", { token })).body as SettingsAsRead).fullDays;
  const save = async (periods: object[]) => {
    const { version } = await readSaved();
    const json = { section: "fullDays", value: { periods }, version };
    return send("PUT /api/settings", { token, json });
  };
  const readPublic = async () => (await send("GET /api/content")).body;
  return { send, token, save, readSaved, readPublic };
};

const day = { from: "2099-12-24", to: "2099-12-24", tour: null };

test("publishes full days in order, with the titles of tours that visitors see", async () => {
  const { send, token, save, readPublic } = await open();
  const created = await send("POST /api/services", { token, parts: sampleServiceParts() });
  const { _id, title } = (created.body as { service: TourService }).service;
  const holidays = { ...day, to: "2100-01-02" };
  const ofTour = { ...day, from: "2099-12-01", tour: _id };
  const ofLostTour = { ...day, tour: "no-such-tour" };
  expect((await save([holidays, ofTour, ofLostTour])).status).toBe(200);
  expect(await readPublic()).toMatchObject({ fullDays: [{ ...ofTour, tour: title }, holidays] });
  await send(`DELETE /api/services/${_id}`, { token });
  expect(await readPublic()).toMatchObject({ fullDays: [holidays] });
});

test("publishes no full days of a page that names no tour any longer", async () => {
  const { send, token, save, readPublic } = await open();
  const sent = { ...samplePage, slug: "six-days", topic: "Six days" };
  const created = await send("POST /api/pages", { token, json: sent });
  const { _id, updatedAt: readAt } = (created.body as { page: Page }).page;
  await save([{ ...day, tour: "/six-days" }]);
  expect(await readPublic()).toMatchObject({ fullDays: [{ ...day, tour: "Six days" }] });
  await send(`PUT /api/pages/${_id}`, { token, json: { ...sent, topic: null, readAt } });
  expect(await readPublic()).toMatchObject({ fullDays: [] });
});

test("keeps past full days for the owner, and publishes none", async () => {
  const { save, readSaved, readPublic } = await open();
  const past = { ...day, from: "2020-01-01", to: "2020-01-03" };
  await save([past, day]);
  expect((await readSaved()).value.periods).toEqual([past, day]);
  expect(await readPublic()).toMatchObject({ fullDays: [day] });
});

test.each([
  ["a day that doesn't exist", [{ ...day, from: "2099-02-30" }], "Choose a day that exists."],
  [
    "an end before the start",
    [{ ...day, to: "2099-12-23" }],
    "The last day must not be before the first.",
  ],
  ["201 entries", Array.from({ length: 201 }, () => day), "Full days can have up to 200 entries."],
])("refuses %s", async (_, periods, message) => {
  const { save, readPublic } = await open();
  const answer = await save(periods);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(message);
  expect(await readPublic()).toMatchObject({ fullDays: [] });
});
