import { ne } from "drizzle-orm";
import { localDay } from "shared/content/site-settings/local-day";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { Picture } from "shared/media/pictures";
import { vi } from "vitest";
import { recordFlood } from "#inbox/forms/record-flood.ts";
import { product } from "#platform/actor.ts";
import { mails } from "#tables/mails.ts";
import { type TestApp, testPassword } from "../app/create-test-app.ts";
import { nextAddress, sampleContact, sampleMailSettings, sampleSignup } from "../app/samples.ts";
import { choose, openProposals } from "../proposals/open-proposals.ts";
import { startMailServer } from "./mail-server.ts";

type Words = {
  company: string;
  name: string;
  text: string;
  brand?: Pick<SiteSettings["brand"], "mainColor" | "accentColor">;
  logo?: File;
};

const hour = 3_600_000;
const accounts = "/api/ibirwa-clients";

type Desk = Awaited<ReturnType<typeof openProposals>> & {
  request: TestApp["send"];
  smtpPort: number;
};

const saveSettings = async (desk: Desk, { company: name, logo: file, brand }: Words) => {
  const { services, request, token, clock } = desk;
  const { company, hours, ...settings } = await services.siteSettings.read();
  const inTenDays = localDay(new Date(clock.now().getTime() + 240 * hour), hours.value.timeZone);
  const value = { ...company.value, name, licenceUntil: inTenDays };
  await services.siteSettings.save(product, { section: "company", ...company, value });
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: "08:00", closes: "18:00" }));
  const open = { ...hours.value, days, reply: { amount: 1, unit: "days" as const } };
  await services.siteSettings.save(product, { section: "hours", ...hours, value: open });
  const sent = file && (await request("POST /api/pictures", { token, parts: { imageFile: file } }));
  const logo = sent ? (sent.body as { picture: Picture }).picture._id : null;
  const look = { ...settings.brand.value, ...brand, logo };
  await services.siteSettings.save(product, { section: "brand", ...settings.brand, value: look });
};

const sendAccountMails = async ({ request, services, signInAsAdmin, call, smtpPort }: Desk) => {
  const ask = async (path: string, json: object) =>
    request(`POST ${accounts}/${path}`, { json, address: nextAddress() });
  const { user } = await signInAsAdmin();
  for (const email of ["client@example.test", "client@example.test", user.email])
    await ask("signup", { ...sampleSignup, email });
  await ask("password-reset", { email: user.email });
  await services.remindOfLicence();
  await call("POST /api/settings/receipts/test", { kind: "contact", subject: null, text: null });
  await call("POST /api/mail-settings/test", { ...sampleMailSettings, port: smtpPort });
  const passwords = { currentPassword: testPassword, newPassword: "another long password" };
  await call(`POST ${accounts}/me/password`, passwords);
};

const sendInboxMails = async (desk: Desk, { name, text }: Words) => {
  const { ask, request, call, offer, offerAgain, services, clock, db, conversation } = desk;
  await ask({ name, message: text, email: "ida@example.test", phone: "+250788123456" });
  await request("POST /api/contact", {
    ...{
      json: { ...sampleContact, name, message: text, email: "carl@example.test" },
      address: nextAddress(),
    },
  });
  await call(`POST /api/conversations/${conversation}/answers`, { text });
  const { askForChange, decline, accept } = services.guestProposals;
  const first = await offer({ title: name, terms: text });
  await askForChange(first.token, text);
  const second = await offerAgain(first.proposal, { title: name, note: text });
  await accept(second.token, choose(second.proposal, name));
  const { _id: accepted } = second.proposal;
  const receivedOn = await desk.getDay();
  const paid = await call(`POST /api/proposals/${accepted}/payments`, {
    ...{ receivedOn, way: name, amount: 30, currency: "USD", settles: 30 },
    ...{ note: null, fiscalNumber: null },
  });
  if (paid.status !== 201) throw new Error(JSON.stringify(paid.body));
  await decline((await offer({ title: name })).token, text);
  const settings = await services.content.readSettings();
  const mailContext = {
    operator: "operator@example.test",
    publicUrl: "http://public.test",
    settings,
  };
  await db.write((tx) => recordFlood(tx, 3, clock.now(), { canSend: true, mailContext }));
};

const sendDigest = async ({ call, services, clock }: Desk) => {
  await call("PUT /api/digest", { isWanted: true });
  for (let hours = 0; hours < 24; hours += 1) {
    if ((await services.digests.writeDue()).mails > 0) return;
    clock.advance(hour);
  }
  throw new Error("No morning mail was written.");
};

/** Has a product send every kind of mail, in these words, and returns what a real mail server got. */
export const sendEveryMail = async (words: Words) => {
  const server = await startMailServer();
  const inbox = await openProposals({ smtpUrl: server.url });
  const smtpPort = Number(new URL(server.url).port);
  const desk = { ...inbox, smtpPort, request: inbox.openProcess().send };
  const { services, db } = desk;
  await saveSettings(desk, words);
  await sendInboxMails(desk, words);
  await sendDigest(desk);
  await sendAccountMails(desk);
  // The summary of a flood waits some minutes.
  desk.clock.advance(hour);
  services.mailWorker.start();
  try {
    await vi.waitFor(
      async () => {
        const open = await db.read.$count(mails, ne(mails.status, "sent"));
        if (open > 0) throw new Error(`${open} mails are not sent.`);
      },
      { timeout: 30_000, interval: 50 },
    );
  } finally {
    await services.mailWorker.stop();
  }
  return server.delivered;
};
