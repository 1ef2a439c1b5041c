import { blankSettings, type VersionedSettings } from "shared/site-settings";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";

const open = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const read = async () =>
    (await testApp.send("GET /api/settings", { token })).body as VersionedSettings;
  const save = (json: object) => testApp.send("PUT /api/settings", { token, json });
  return { ...testApp, read, save };
};

const chat = { whatsapp: "+250788123456", greeting: "Muraho!" };

test("nothing is claimed before the owner has said anything", async () => {
  const { send } = await open();
  const { body } = await send("GET /api/content");
  expect(body).toMatchObject({ revision: 0, settings: blankSettings });
});

test("a saved section is what the site is built from, and leaves the others alone", async () => {
  const { read, save, send } = await open();
  const { version } = (await read()).chat;
  expect(await save({ section: "chat", value: chat, version })).toMatchObject({
    status: 200,
    body: { message: "Settings saved." },
  });
  expect((await send("GET /api/content")).body).toMatchObject({
    revision: 1,
    settings: { ...blankSettings, chat },
  });
});

test("who saves over another's change of a section is told of it, and nothing is lost", async () => {
  const { read, save } = await open();
  const { version } = (await read()).chat;
  await save({ section: "chat", value: chat, version });
  const late = await save({ section: "chat", value: { ...chat, greeting: "Hello." }, version });
  expect(late).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { value: chat } },
  });
  expect((await read()).chat.value).toEqual(chat);
  const hours = { ...blankSettings.hours, timeZone: "Africa/Nairobi" };
  const other = await save({
    section: "hours",
    value: hours,
    version: (await read()).hours.version,
  });
  expect(other.status).toBe(200);
});

const { company, contact, hours } = blankSettings;
const refused: [string, object, string][] = [
  ["company", { ...company, name: " " }, "Name is required."],
  ["company", { ...company, currency: "XXZ" }, "Currency must be a code of three letters"],
  ["contact", { ...contact, mapLink: "javascript:alert(1)" }, "Map link must be a web address"],
  ["contact", { ...contact, email: "nobody" }, "Email must be a valid address."],
  [
    "hours",
    { ...hours, days: [{ day: 1, opens: "18:00", closes: "09:00" }] },
    "Closes must be later than Opens.",
  ],
  ["hours", { ...hours, timeZone: "Mars" }, "Time zone must be one such as Africa/Kigali."],
  ["company", { ...company, blurb: "x".repeat(200_000) }, "Blurb must be at most"],
];

test.each(refused)("%s: %o is refused with a reason", async (section, value, message) => {
  const { read, save } = await open();
  const answer = await save({ section, value, version: "any" });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(message);
  expect((await read()).company.value).toEqual(company);
});
