import { blankSettings } from "shared/content/site-settings/blank-settings";
import type { SettingsAsRead } from "shared/content/site-settings/site-settings.endpoints";
import { expect, test } from "vitest";
import { mails } from "#tables/mails.ts";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";

const open = async (options: Parameters<typeof createTestApp>[0] = {}) => {
  const testApp = await createTestApp(options);
  const { token } = await testApp.signInAsAdmin();
  const read = async () =>
    (await testApp.send("GET /api/settings", { token })).body as SettingsAsRead;
  const save = (json: object) => testApp.send("PUT /api/settings", { token, json });
  return { ...testApp, token, read, save };
};

const {
  messages,
  answers: _answers,
  receipts: _receipts,
  proposals: _proposals,
  security: _security,
  notices: _notices,
  guestDetails: _guestDetails,
  fullDays: _fullDays,
  ...publicBlank
} = blankSettings;

const chat = { whatsapp: "+250788123456", greeting: "Muraho!" };

test("nothing is claimed before the owner has said anything", async () => {
  const { send } = await open();
  const { body } = await send("GET /api/content");
  expect(body).toMatchObject({ revision: 0, settings: publicBlank });
});

test("the site is built from a saved section; other sections stay unchanged", async () => {
  const { read, save, send } = await open();
  const { version } = (await read()).chat;
  expect(await save({ section: "chat", value: chat, version })).toMatchObject({
    status: 200,
    body: { message: "Settings saved." },
  });
  expect((await send("GET /api/content")).body).toMatchObject({
    revision: 1,
    settings: { ...publicBlank, chat },
  });
});

test("a client that knows no requests for reviews keeps how guests are asked", async () => {
  const { read, save } = await open();
  const { version, value } = (await read()).reviews;
  const asked = { ...value, asking: "automatic", google: "https://g.page/lake/review" };
  await save({ section: "reviews", value: asked, version });
  const older = { link: "https://reviews.example/lake", widget: null };
  const saved = { section: "reviews", value: older, version: (await read()).reviews.version };
  expect((await save(saved)).status).toBe(200);
  expect((await read()).reviews.value).toMatchObject({ ...asked, ...older });
});

test("saving an outdated section gets a conflict and loses nothing", async () => {
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

const widget = { script: "https://reviews.example.com/a.js", place: "stars", origins: [] };
const link = "https://reviews.example.com/us";

test.each([
  ["reviews", { link: null, widget }, { link }],
  ["reviews", { link, widget }, {}],
  ["hours", { reply: { amount: 2, unit: "days" } }, { timeZone: "Africa/Nairobi" }],
  ["messages", { keepDays: 30, blockedWords: ["casino"] }, { perVisitor: 3 }],
  ["brand", { mainColor: "#123456", accentColor: "#7a2e1d" }, { accentColor: null }],
  ["texts", { homeTitle: "Kayak tours", toursLead: "On the lake" }, { planHeading: "Where to?" }],
  ["company", { tagline: "On the lake", registration: "RW 1" }, { name: "Lake Tours" }],
  [
    "contact",
    { phones: ["+250788123456"], point: { latitude: 1, longitude: 2 } },
    { place: "Kibuye" },
  ],
  ["chat", chat, { greeting: "Hello." }],
] as const)(
  "%s: of %o a client that knows %o alone erases nothing",
  async (section, known, changes) => {
    const { read, save } = await open();
    const first = (await read())[section];
    const whole = { ...first.value, ...known };
    expect((await save({ section, value: whole, version: first.version })).status).toBe(200);
    const { version } = (await read())[section];
    const saved = await save({ section, value: changes, version });
    const after = (await read())[section];
    expect(saved).toMatchObject({ status: 200, body: { version: after.version } });
    expect(after.value).toEqual({ ...whole, ...changes });
  },
);

test.each([
  ["reviews", { widget }, { widget: null }],
  ["hours", { reply: { amount: 2, unit: "days" } }, { reply: null }],
  ["messages", { keepDays: 30 }, { keepDays: null }],
  ["texts", { homeTitle: "Kayak tours" }, { homeTitle: null }],
] as const)("%s: %o is cleared by %o", async (section, known, changes) => {
  const { read, save } = await open();
  await save({ section, value: known, version: (await read())[section].version });
  const { version } = (await read())[section];
  expect((await save({ section, value: changes, version })).status).toBe(200);
  expect((await read())[section].value).toMatchObject(changes);
});

const { company, contact } = blankSettings;

test("phone numbers are stored in one form, national ones as those of the company's country", async () => {
  const { read, save } = await open();
  const set = async (section: "company" | "contact" | "chat", value: object) =>
    (await save({ section, value, version: (await read())[section].version })).status;
  const phones = ["0170 1234567", "+250 (0)788-123-456"];
  expect(await set("company", { ...company, country: "de" })).toBe(200);
  expect(await set("contact", { ...contact, phones })).toBe(200);
  expect(await set("chat", { ...chat, whatsapp: "0170 1234567" })).toBe(200);
  const saved = await read();
  expect(saved.contact.value.phones).toEqual(["+491701234567", "+250788123456"]);
  expect(saved.chat.value.whatsapp).toBe("+491701234567");
  expect(await set("chat", { ...chat, whatsapp: "https://wa.me/message/ABC" })).toBe(200);
  expect((await read()).chat.value.whatsapp).toBe("https://wa.me/message/ABC");
});

const ofCountry =
  "must be a phone number, with the country code (as in +44) unless it is from Rwanda.";

test.each([
  ["contact", { phones: ["0788 123 456", "call us"] }, "phones.1", `Phone number ${ofCountry}`],
  ["chat", { whatsapp: "0170 1234567" }, "whatsapp", `WhatsApp ${ofCountry}`],
  ["chat", { whatsapp: "call us" }, "whatsapp", "WhatsApp must be a phone number or"],
] as const)("%s: %o is refused beside its field", async (section, changed, field, message) => {
  const { read, save } = await open();
  const { value, version } = (await read())[section];
  expect(await save({ section, value: { ...value, ...changed }, version })).toMatchObject({
    status: 400,
    body: { issues: [{ path: `value.${field}`, message: expect.stringContaining(message) }] },
  });
  expect((await read())[section].value).toEqual(value);
});

test("lists the settings that are still missing", async () => {
  const { read, save } = await open();
  const { placeholders, chat: stored } = await read();
  const noChat = { section: "chat", text: expect.stringContaining("WhatsApp") };
  expect(placeholders).toContainEqual(noChat);
  await save({ section: "chat", value: chat, version: stored.version });
  expect((await read()).placeholders).not.toContainEqual(noChat);
});

test("a refused section is answered with the reason, and nothing is stored", async () => {
  const { read, save } = await open();
  const value = { ...company, name: " " };
  expect(await save({ section: "company", value, version: "any" })).toMatchObject({
    status: 400,
    body: { message: "Name is required.", issues: [{ path: "value.name" }] },
  });
  expect((await read()).company.value).toEqual(company);
});

test.each(["Asia/Kolkata", "Europe/Kyiv", "Asia/Calcutta", "UTC"])(
  "%s is taken, whichever name a browser has for it",
  async (timeZone) => {
    const { read, save } = await open();
    const { value, version } = (await read()).hours;
    const answer = await save({ section: "hours", value: { ...value, timeZone }, version });
    expect(answer.status).toBe(200);
  },
);

test("a country that has no phone numbers is refused beside its field", async () => {
  const { read, save } = await open();
  const { value, version } = (await read()).company;
  const answer = await save({ section: "company", value: { ...value, country: "ZZ" }, version });
  expect(answer).toMatchObject({
    status: 400,
    body: { issues: [{ path: "value.country", message: expect.stringContaining("Country") }] },
  });
});

test("a reviews widget of the environment overrides the settings and is shown to the admin", async () => {
  const script = "https://reviews.example.com/widget.js";
  expect((await (await open()).read()).environment.reviewsWidget).toBeNull();
  const { read } = await open({ reviewsWidgetSrc: script });
  expect((await read()).environment.reviewsWidget).toEqual({ script, place: null, origins: [] });
});

test("the public content contains no message settings", async () => {
  const { read, save, send } = await open();
  const { version } = (await read()).messages;
  const value = { keepDays: 30, perVisitor: 7, blockedWords: ["casino"] };
  expect((await save({ section: "messages", value, version })).status).toBe(200);
  const { text, body } = await send("GET /api/content");
  expect(text).not.toMatch(/casino|perVisitor|blockedWords|keepDays|auditDays/);
  expect(body).toMatchObject({ retentionDays: 30 });
  expect((await read()).messages.value).toEqual(value);
});

test("a shorter retention requires re-authentication and notifies all admins", async () => {
  const { read, save, clock, send, token, db } = await open({ smtpUrl: "smtp://127.0.0.1:9" });
  const keep = async (keepDays: number | null) => {
    const { version } = (await read()).messages;
    return (await save({ section: "messages", value: { keepDays }, version })).status;
  };
  clock.advance(10 * 60_000);
  expect([await keep(365), await keep(1)]).toEqual([403, 403]);
  expect((await read()).messages.value.keepDays).toBeNull();
  const proof = { token, json: { password: testPassword } };
  expect((await send("POST /api/ibirwa-clients/me/proof", proof)).status).toBe(200);
  expect([await keep(365), await keep(30)]).toEqual([200, 200]);
  clock.advance(10 * 60_000);
  expect([await keep(30), await keep(31), await keep(null)]).toEqual([200, 200, 200]);
  const subjects = (await db.read.select().from(mails)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    "Messages are kept for 30 days now, and erased then",
    "Messages are kept for 365 days now, and erased then",
  ]);
});

test("the activity log is kept for a shorter time with word to all admins", async () => {
  const { read, save, db } = await open({ smtpUrl: "smtp://127.0.0.1:9" });
  const keep = async (auditDays: number) => {
    const { version } = (await read()).security;
    return (await save({ section: "security", value: { auditDays }, version })).status;
  };
  expect([await keep(400), await keep(30), await keep(30)]).toEqual([200, 200, 200]);
  const subjects = (await db.read.select().from(mails)).map(({ subject }) => subject);
  expect(subjects).toEqual(["The activity log is kept for 30 days now, and erased then"]);
});

test("admins get mails about saved changes only", async () => {
  const { read, save, db } = await open({ smtpUrl: "smtp://127.0.0.1:9" });
  const { messages, security } = await read();
  const keep = (version: string) =>
    save({ section: "messages", value: { keepDays: 1 }, version }).then(({ status }) => status);
  expect([await keep(security.version), await keep(security.version)]).toEqual([409, 409]);
  expect(await db.read.select().from(mails)).toEqual([]);
  expect(await keep(messages.version)).toBe(200);
  const subjects = (await db.read.select().from(mails)).map(({ subject }) => subject);
  expect(subjects).toEqual(["Messages are kept for 1 day now, and erased then"]);
});
