import { localDay } from "shared/content/site-settings/local-day";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { mails } from "#tables/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";

const day = 24 * 60 * 60_000;

const openLicence = async (options?: Parameters<typeof createTestApp>[0]) => {
  const testApp = await createTestApp(options);
  const { services, clock, db, signInAsAdmin } = testApp;
  const { user } = await signInAsAdmin();
  const { hours } = await services.content.readSettings();
  /** The licence's last day is in so many days. */
  const setDays = async (days: number) => {
    const { company } = await services.siteSettings.read();
    const at = new Date(clock.now().getTime() + days * day);
    const value = { ...company.value, licenceUntil: localDay(at, hours.timeZone) };
    await services.siteSettings.save(product, { section: "company", ...company, value });
  };
  const readReminders = async () =>
    (await db.read.select().from(mails)).filter(({ subject }) => subject.includes("licence"));
  return { ...testApp, user, setDays, readReminders, remind: services.remindOfLicence };
};

const smtpUrl = "smtp://mail.example.test";

test("reminds each admin once, a month before the licence's last day", async () => {
  const { setDays, remind, readReminders, clock, user } = await openLicence({ smtpUrl });
  await setDays(31);
  expect(await remind()).toEqual({ mails: 0 });
  clock.advance(day);
  expect(await remind()).toEqual({ mails: 1 });
  clock.advance(day);
  expect(await remind()).toEqual({ mails: 0 });
  const reminders = await readReminders();
  expect(reminders.map(({ to }) => to)).toEqual([user.email]);
  expect(JSON.stringify(reminders[0]?.parts)).toContain("/admin-settings/company");
});

test("reminds again of a renewed licence", async () => {
  const { setDays, remind, clock } = await openLicence({ smtpUrl });
  await setDays(10);
  expect(await remind()).toEqual({ mails: 1 });
  await setDays(365);
  expect(await remind()).toEqual({ mails: 0 });
  clock.advance(340 * day);
  expect(await remind()).toEqual({ mails: 1 });
});

test("does not remind of an expired licence, nor without a mail server", async () => {
  const { setDays, remind, clock } = await openLicence({ smtpUrl });
  await setDays(0);
  clock.advance(day);
  expect(await remind()).toEqual({ mails: 0 });
  const withoutMail = await openLicence();
  await withoutMail.setDays(10);
  expect(await withoutMail.remind()).toEqual({ mails: 0 });
  expect(await withoutMail.readReminders()).toEqual([]);
});
