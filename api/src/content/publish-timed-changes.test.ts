import type { Notice } from "shared/content/notices";
import { localDay } from "shared/content/site-settings/local-day";
import type { TourService } from "shared/content/tours/tour-services";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { keepRelease } from "#testing/app/sample-rows.ts";
import { sampleDetails, samplePage, sampleServiceParts } from "#testing/app/samples.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Goes back to the newest release. */
const rollBack = async (testApp: TestApp) => {
  const { builds } = testApp.services;
  const [build] = (await builds.list()).builds;
  await keepRelease(testApp, build!._id);
  await builds.rollBack(product, build!._id);
};

/** A site with a notice that shows from the next hour on, for an hour. */
const open = async (changes: Partial<Notice> = {}) => {
  const testApp = await createTestApp();
  const { services, clock, send } = testApp;
  const inHours = (count: number) => new Date(clock.now().getTime() + count * hour).toISOString();
  const notice: Notice = {
    id: crypto.randomUUID(),
    text: "The road to Kibuye is closed.",
    link: null,
    linkLabel: null,
    place: "site",
    tour: null,
    startsAt: inHours(1),
    endsAt: inHours(2),
    ...changes,
  };
  const save = async (list: Notice[]) => {
    const { version } = (await services.siteSettings.read()).notices;
    return services.siteSettings.save(product, { section: "notices", value: { list }, version });
  };
  await save([notice]);
  const readShown = async () => {
    const { body } = await send("GET /api/content");
    return (body as { notices: { text: string }[] }).notices.map(({ text }) => text);
  };
  const countBuilds = async () => (await services.builds.list()).builds.length;
  return { ...testApp, notice, save, readShown, countBuilds };
};

test("publishes the site when a notice begins and when it ends", async () => {
  const { services, clock, notice, readShown, countBuilds } = await open();
  const before = await countBuilds();
  expect(await services.publishTimedChanges()).toEqual({ published: 0 });
  expect(await readShown()).toEqual([]);

  clock.advance(hour);
  expect(await services.publishTimedChanges()).toEqual({ published: 1 });
  expect(await services.publishTimedChanges()).toEqual({ published: 0 });
  expect(await readShown()).toEqual([notice.text]);

  clock.advance(hour);
  expect(await services.publishTimedChanges()).toEqual({ published: 1 });
  expect(await readShown()).toEqual([]);
  expect((await services.builds.list()).builds[0]?.reason).toBe("A notice began or ended");
  expect(await countBuilds()).toBeGreaterThan(before);
});

test("publishes once for a notice that began and ended while the product was stopped", async () => {
  const { openProcess, clock, readShown } = await open();
  clock.advance(5 * hour);
  const { services } = openProcess();
  expect(await services.publishTimedChanges()).toEqual({ published: 1 });
  expect(await services.publishTimedChanges()).toEqual({ published: 0 });
  expect(await readShown()).toEqual([]);
});

test("shows a notice for colleagues to no visitor, and publishes nothing for it", async () => {
  const { services, clock, send, readShown, signInAs } = await open({ place: "admin" });
  clock.advance(hour);
  expect(await services.publishTimedChanges()).toEqual({ published: 0 });
  expect(await readShown()).toEqual([]);
  expect((await send("GET /api/content")).text).not.toContain("Kibuye is closed");
  const { token } = await signInAs("admin", "content");
  expect((await send("GET /api/settings", { token })).text).toContain("Kibuye is closed");
});

test("shows the notice of a tour while visitors see the tour", async () => {
  const { services, clock, notice, readShown } = await open({ place: "tour", tour: "island" });
  const tour = {
    title: "Island",
    description: "By boat.",
    detailPage: "/",
    details: sampleDetails,
  };
  clock.advance(hour);
  expect(await readShown()).toEqual([]);
  const { _id } = await services.tourServices.create(product, { ...tour, imageFile: undefined });
  expect(_id).toBe("island");
  expect(await readShown()).toEqual([notice.text]);
  await services.tourServices.update(product, _id, { ...tour, isShown: false }, undefined);
  expect(await readShown()).toEqual([]);
});

test("shows the notice of a page that presents a tour while visitors see the page", async () => {
  const { services, clock, notice, readShown } = await open({ place: "tour", tour: "/island" });
  const page = { ...samplePage, slug: "island", topic: "Island" };
  clock.advance(hour);
  const { _id, updatedAt } = await services.pages.create(product, page, undefined);
  expect(await readShown()).toEqual([notice.text]);
  await services.pages.update(product, _id, { ...page, isShown: false, readAt: updatedAt });
  expect(await readShown()).toEqual([]);
});

test("the update after a rollback shows the notices of its own time", async () => {
  const testApp = await open();
  const { services, clock, notice, readShown } = testApp;
  const passMomentRolledBack = async () => {
    await rollBack(testApp);
    clock.advance(hour);
    expect(await services.publishTimedChanges()).toEqual({ published: 0 });
    await services.builds.publish(product, "Published by hand");
    expect(await services.publishTimedChanges()).toEqual({ published: 0 });
  };
  expect(await readShown()).toEqual([]);
  await passMomentRolledBack();
  expect(await readShown()).toEqual([notice.text]);
  await passMomentRolledBack();
  expect(await readShown()).toEqual([]);
});

test("refuses a notice that ends before it begins", async () => {
  const { send, services, signInAsAdmin, notice } = await open();
  const { token } = await signInAsAdmin();
  const { version } = (await services.siteSettings.read()).notices;
  const list = [{ ...notice, endsAt: notice.startsAt }];
  const json = { section: "notices", value: { list }, version };
  expect(await send("PUT /api/settings", { token, json })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "value.list.0.endsAt" }] },
  });
});

test("publishes the site once after the licence's last day", async () => {
  const { services, clock } = await createTestApp();
  const { company } = await services.siteSettings.read();
  const licenceUntil = localDay(clock.now(), "Africa/Kigali");
  const value = { ...company.value, licenceIssuer: "The harbour", licenceUntil };
  await services.siteSettings.save(product, { section: "company", ...company, value });
  const publish = services.publishTimedChanges;
  expect(await publish()).toEqual({ published: 0 });
  clock.advance(day);
  expect(await publish()).toEqual({ published: 1 });
  expect((await services.builds.list()).builds[0]).toMatchObject({
    reason: "The licence expired",
  });
  clock.advance(day);
  expect(await publish()).toEqual({ published: 0 });
  expect((await services.siteSettings.read()).placeholders).toContainEqual({
    section: "company",
    text: `Your licence expired on ${licenceUntil}, so the site doesn't mention it. Renew it or remove it.`,
  });
});

test("ends the licence's last day at midnight in the company's time zone", async () => {
  const { services, clock } = await createTestApp();
  const { company } = await services.siteSettings.read();
  const tomorrow = new Date(clock.now().getTime() + day).toISOString().slice(0, 10);
  // Half an hour before midnight in Kigali.
  clock.advance(Date.parse(`${tomorrow}T21:30:00Z`) - clock.now().getTime());
  const value = { ...company.value, licenceIssuer: "The harbour", licenceUntil: tomorrow };
  await services.siteSettings.save(product, { section: "company", ...company, value });
  expect(await services.publishTimedChanges()).toEqual({ published: 0 });
  clock.advance(60 * 60_000);
  expect(await services.publishTimedChanges()).toEqual({ published: 1 });
});

test("publishes the site once after the day of a departure", async () => {
  const { services, clock, send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const departures = [0, 1].map((days) => ({
    date: localDay(new Date(clock.now().getTime() + days * day), "Africa/Kigali"),
    places: 3,
  }));
  const parts = sampleServiceParts({ facts: JSON.stringify({ departures }) });
  await send("POST /api/services", { token, parts });
  const readDepartures = async () => {
    const { body } = await send("GET /api/services");
    return (body as { services: TourService[] }).services[0]?.facts.departures;
  };
  const publish = services.publishTimedChanges;
  expect(await publish()).toEqual({ published: 0 });
  expect(await readDepartures()).toEqual(departures);
  clock.advance(day);
  // The content follows the day also while a rolled-back release keeps the site from being published.
  expect(await readDepartures()).toEqual(departures.slice(1));
  expect(await publish()).toEqual({ published: 1 });
  expect(await publish()).toEqual({ published: 0 });
  expect((await services.builds.list()).builds[0]?.reason).toBe("A departure has passed");
});

test("publishes nothing for a departure of a hidden tour", async () => {
  const { services, clock, send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const departures = [{ date: localDay(clock.now(), "Africa/Kigali"), places: 3 }];
  const parts = sampleServiceParts({ facts: JSON.stringify({ departures }), isShown: "false" });
  expect((await send("POST /api/services", { token, parts })).status).toBe(201);
  clock.advance(day);
  expect(await services.publishTimedChanges()).toEqual({ published: 0 });
});

test("leaves a release alone that the owner rolled back to", async () => {
  const testApp = await createTestApp();
  const { services, clock } = testApp;
  const { company } = await services.siteSettings.read();
  const licenceUntil = localDay(clock.now(), "Africa/Kigali");
  const value = { ...company.value, licenceIssuer: "The harbour", licenceUntil };
  await services.siteSettings.save(product, { section: "company", ...company, value });
  await rollBack(testApp);
  clock.advance(day);
  expect(await services.publishTimedChanges()).toEqual({ published: 0 });
});
