import { localDay } from "shared/content/site-settings/local-day";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { keepRelease } from "#testing/app/sample-rows.ts";

const day = 24 * 60 * 60_000;

test("publishes the site once after the licence's last day", async () => {
  const { services, clock } = await createTestApp();
  const { company } = await services.siteSettings.read();
  const licenceUntil = localDay(clock.now(), "Africa/Kigali");
  const value = { ...company.value, licenceIssuer: "The harbour", licenceUntil };
  await services.siteSettings.save(product, { section: "company", ...company, value });
  const publish = services.publishExpiredLicence;
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
  expect(await services.publishExpiredLicence()).toEqual({ published: 0 });
  clock.advance(60 * 60_000);
  expect(await services.publishExpiredLicence()).toEqual({ published: 1 });
});

test("leaves a release alone that the owner rolled back to", async () => {
  const testApp = await createTestApp();
  const { services, clock } = testApp;
  const { company } = await services.siteSettings.read();
  const licenceUntil = localDay(clock.now(), "Africa/Kigali");
  const value = { ...company.value, licenceIssuer: "The harbour", licenceUntil };
  await services.siteSettings.save(product, { section: "company", ...company, value });
  const [build] = (await services.builds.list()).builds;
  await keepRelease(testApp, build!._id);
  await services.builds.rollBack(product, build!._id);
  clock.advance(day);
  expect(await services.publishExpiredLicence()).toEqual({ published: 0 });
});
