import { type FirstStep, firstStart } from "shared/content/first-start";
import { pageInput } from "shared/content/pages/pages";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import { publicSettings } from "shared/content/site-settings/site-settings";
import { expect, test } from "vitest";
import { hashPassword } from "#accounts/auth/passwords.ts";
import { product } from "#platform/actor.ts";
import { createContentEditor } from "#publishing/content-editor.ts";
import { tourServices } from "#tables/content.ts";
import { mails } from "#tables/mails.ts";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import {
  sampleInquiry,
  sampleMailSettings,
  sampleMember,
  samplePage,
  sampleReview,
  sampleServiceParts,
} from "#testing/app/samples.ts";
import { startMailServer } from "#testing/mail/mail-server.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { createFirstStartService } from "./first-start.service.ts";
import { insertStarterContent } from "./starter-content.ts";

const open = async () => {
  const testApp = await createTestApp();
  const { services, send, clock } = testApp;
  await services.writeContent("Starter content", (tx) => insertStarterContent(tx, clock.now()));
  const { token } = await testApp.signInAsAdmin();
  const read = async () => firstStart.parse((await send("GET /api/first-start", { token })).body);
  const findStep = async (id: FirstStep["id"]) => (await read()).steps.find((s) => s.id === id)!;
  const clear = (revision: number) =>
    send("POST /api/first-start/clear-demo", { token, json: { revision } });
  return { ...testApp, token, read, findStep, clear };
};

const done = { isDone: true, missing: [] };
const missing = (text: string, path: string | null) => ({
  isDone: false,
  missing: [{ text, path, isOnSite: false }],
});
const getTexts = (step: FirstStep) => step.missing.map(({ text }) => text);

test("a new site is closed and shows its owner the first steps", async () => {
  const { read } = await open();
  const { isOpen, demo, steps } = await read();
  expect({ isOpen, demo }).toEqual({ isOpen: false, demo: null });
  expect(steps.filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual(["password", "samples"]);
  const required = steps.filter(({ isRequired }) => isRequired);
  expect(required.map(({ id }) => id)).toEqual(["company", "password"]);
});

test("the company is done once nothing of it is blank or a placeholder", async () => {
  const { services, findStep } = await open();
  const lack = (text: string, section: string) => missing(text, `/admin-settings/site/${section}`);
  expect((await findStep("company")).missing).toEqual([
    ...lack("Add your company's name.", "company").missing,
    ...lack("Add an email address.", "contact").missing,
    ...lack("Add a phone number.", "contact").missing,
  ]);
  const { company, contact } = await services.siteSettings.read();
  const name = { ...company.value, name: "Lake Tours" };
  await services.siteSettings.save(product, { section: "company", ...company, value: name });
  const reached = { ...contact.value, email: "hello@lake.tours", phones: ["+250788123456"] };
  await services.siteSettings.save(product, { section: "contact", ...contact, value: reached });
  expect(await findStep("company")).toMatchObject(done);
});

test("a password that was given at the first start is to be replaced by one's own", async () => {
  const { services, send, signIn, findStep } = await open();
  const owner = await services.users.create({
    username: "Owner",
    email: "owner@lake.tours",
    role: "admin",
    passwordHash: await hashPassword(testPassword),
    isInitialPassword: true,
  });
  expect(await findStep("password")).toMatchObject(
    missing("Change the password from the first start.", "/admin-settings/security"),
  );
  const json = { currentPassword: testPassword, newPassword: "a password of my own" };
  await send("POST /api/ibirwa-clients/me/password", { token: await signIn(owner), json });
  expect(await findStep("password")).toMatchObject(done);
});

const openWithServer = async () => {
  const { port } = new URL((await startMailServer()).url);
  const testApp = await open();
  const { sendTest, save: saveAs } = testApp.services.mailSettings;
  const save = (change: Parameters<typeof saveAs>[1]) =>
    saveAs({ ...product, email: "owner@example.test" }, change);
  const settings = { ...sampleMailSettings, port: Number(port) };
  const closed = { ...sampleMailSettings, port: 1 };
  return { ...testApp, settings, closed, sendTest, save };
};
const noServer = missing(
  "Set up your mail server; emails wait until then.",
  "/admin-settings/mail",
);
const notTested = missing("No email has been sent yet. Send a test email.", "/admin-settings/mail");

test("the mail step is done once a server is set and has accepted a test mail", async () => {
  const { findStep, settings, sendTest, save } = await openWithServer();
  expect(await findStep("mail")).toMatchObject(noServer);
  const { version } = await save({ ...settings, version: "" });
  expect(await findStep("mail")).toMatchObject(notTested);
  await sendTest(settings);
  expect(await findStep("mail")).toMatchObject(done);
  await save({ ...settings, port: 1, version });
  expect(await findStep("mail")).toMatchObject(notTested);
});

test("the mail step is done once the tested settings are saved, not others", async () => {
  const { findStep, settings, closed, sendTest, save } = await openWithServer();
  expect(await sendTest(settings)).toMatchObject({ isSent: true });
  expect(await findStep("mail")).toMatchObject(noServer);
  const { version } = await save({ ...closed, version: "" });
  await sendTest(closed);
  expect(await findStep("mail")).toMatchObject(notTested);
  await save({ ...settings, version });
  expect(await findStep("mail")).toMatchObject(done);
});

test("a delivered visitor mail also completes the mail step", async () => {
  const { findStep, services, db, closed, save } = await openWithServer();
  await services.inquiries.submit({ ...sampleInquiry, name: null }, undefined);
  await db.write((tx) => tx.update(mails).set({ status: "sent" }));
  expect(await findStep("mail")).toMatchObject(noServer);
  await save({ ...closed, version: "" });
  expect(await findStep("mail")).toMatchObject(done);
});

const price = { amount: 45, currency: "USD", per: "person", people: null, note: null } as const;
const wholeFacts = {
  prices: [price],
  duration: { unit: "hours" as const, min: 3, max: null },
  start: { place: "Kibuye", time: null, point: null },
};

test("a first tour is complete with a price, a duration, a start and a photo", async () => {
  const testApp = await open();
  const { findStep, db, services, send, token } = testApp;
  expect(await findStep("tour")).toMatchObject(
    missing("Publish a tour of your own.", "/create-service"),
  );
  const details = { highlights: [], tips: [], whatsapp: "+250788123456", email: "a@lake.tours" };
  const texts = { title: "Kayak", description: "Out.", detailPage: "/services" };
  const parts = { ...texts, details: JSON.stringify(details) };
  await send("POST /api/services", { token, parts });
  expect(await findStep("tour")).toMatchObject(
    missing(
      "“Kayak” still needs a price, a duration, a start, and a photo.",
      "/update-service/kayak",
    ),
  );
  const imageFile = await makePhoto();
  await send("POST /api/services", { token, parts: { ...parts, imageFile } });
  await services.writeContent("Facts", (tx) => tx.update(tourServices).set({ facts: wholeFacts }));
  expect(await findStep("tour")).toMatchObject(done);
  await services.writeContent("Hidden", (tx) => tx.update(tourServices).set({ isShown: false }));
  expect(await findStep("tour")).toMatchObject({ isDone: false });
  expect(await db.read.$count(tourServices)).toBe(2);
});

test("lists the samples that visitors would see", async () => {
  const { services, findStep, send, token } = await open();
  expect(await findStep("samples")).toMatchObject(done);
  const guide = await services.team.create(product, sampleMember, undefined);
  await services.reviews.create(product, sampleReview, undefined);
  const prices = [{ ...price, note: "Sample price" }];
  const facts = JSON.stringify({ prices });
  await send("POST /api/services", { token, parts: { ...sampleServiceParts(), facts } });
  const page = { ...samplePage, slug: "mtb", title: "MTB", blocks: [{ type: "prices", prices }] };
  const { _id } = await services.pages.create(product, pageInput.parse(page), undefined);
  expect((await findStep("samples")).missing.map(({ text, path }) => [text, path])).toEqual([
    ["Replace 1 sample guide with your team.", "/admin-panel/team"],
    ["Replace or hide 1 sample review.", "/admin-panel/reviews"],
    ["1 tour has sample prices. Enter your own.", "/tour-services"],
    ["“MTB” contains samples. Edit it.", `/admin-settings/pages/${_id}`],
  ]);
  const { _id: id, updatedAt: readAt } = guide;
  await services.team.update(product, id, { ...sampleMember, name: "Aline", readAt });
  expect(getTexts(await findStep("samples"))).not.toContain(
    "Replace 1 sample guide with your team.",
  );
});

test("five different photos are asked for", async () => {
  const { services, findStep } = await open();
  const add = async (width: number) =>
    services.gallery.create(product, { title: "A sample", imageFile: await makePhoto({ width }) });
  for (const width of [40, 41, 42, 43, 43]) await add(width);
  expect(await findStep("photos")).toMatchObject(
    missing("Add 5 photos (4 so far).", "/create-gallery"),
  );
  await add(44);
  expect(await findStep("photos")).toMatchObject(done);
});

const noPhotos = (path: string) =>
  missing(
    "Travellers book with people they can see. Show your own photos instead of drawings: your team, your boats, your guests (ask them first).",
    path,
  );

test("asks for real photographs until every shown tour has a picture that is not the demo's", async () => {
  const { services, findStep, send, token, rows } = await openDemo();
  const pictured = sampleServiceParts({ imageFile: await makePhoto({ width: 41 }) });
  expect(await findStep("real-photos")).toMatchObject(noPhotos(`/update-service/${rows.service}`));
  await send(`PUT /api/services/${rows.service}`, { token, parts: pictured });
  expect(await findStep("real-photos")).toMatchObject(done);
  await send("POST /api/services", { token, parts: sampleServiceParts() });
  expect(await findStep("real-photos")).toMatchObject(
    noPhotos("/update-service/kayak-to-napoleon-island"),
  );
  await services.writeContent("Hidden", (tx) => tx.update(tourServices).set({ isShown: false }));
  expect(await findStep("real-photos")).toMatchObject(noPhotos("/create-service"));
});

test("the privacy page counts once it is adapted and shown", async () => {
  const { services, findStep } = await open();
  const { allPages } = await services.content.current();
  const draft = allPages.find(({ slug }) => slug === "privacy")!;
  const hidden = missing(
    "Read the privacy page, edit it and switch on “Shown on the site”.",
    `/admin-settings/pages/${draft._id}`,
  );
  expect(await findStep("privacy")).toMatchObject(hidden);
  const page = { ...samplePage, slug: "privacy", title: "Privacy" };
  const change = { ...page, isShown: false, readAt: draft.updatedAt };
  const { updatedAt } = await services.pages.update(product, draft._id, change);
  expect(await findStep("privacy")).toMatchObject(hidden);
  await services.pages.update(product, draft._id, { ...page, readAt: updatedAt });
  expect(await findStep("privacy")).toMatchObject(done);
  const { trashId } = await services.pages.remove(product, draft._id);
  await services.trash.deleteForGood(product, trashId);
  expect(await findStep("privacy")).toMatchObject(
    missing("Add a privacy page at /privacy.", "/admin-settings/pages/new"),
  );
  await services.pages.create(product, page, undefined);
  expect(await findStep("privacy")).toMatchObject(done);
});

test("each prepared page waits hidden until it is shown, deleted, or edited and left hidden", async () => {
  const { services, findStep, clock } = await open();
  const { allPages } = await services.content.current();
  const texts = async () => getTexts(await findStep("pages"));
  expect(await texts()).toHaveLength(allPages.length - 1);
  expect(await texts()).toContain("“About us” is hidden. Edit and publish it, or delete it.");
  clock.advance(1_000);
  const [first, ...furtherPages] = allPages.filter(({ slug }) => slug !== "privacy");
  const { _id, updatedAt: readAt, slug } = first!;
  await services.pages.update(product, _id, { ...samplePage, slug, isShown: false, readAt });
  expect(await texts()).toHaveLength(furtherPages.length);
  for (const page of furtherPages) await services.pages.remove(product, page._id);
  expect(await findStep("pages")).toMatchObject(done);
});

test.each([
  ["http://localhost:3000", false],
  ["https://localhost", false],
  ["https://127.0.0.1:3000", false],
  ["http://lake.tours", false],
  ["https://lake.tours", true],
])("the address %s is one to open the site at: %s", async (publicUrl, isDone) => {
  const { db, clock, services } = await open();
  const service = createFirstStartService({
    ...services,
    editContent: createContentEditor({ writeContent: services.writeContent, now: clock.now }),
    db,
    now: clock.now,
    publicUrl,
  });
  const { steps } = await service.read();
  const step = steps.find(({ id }) => id === "address");
  expect(step?.isDone).toBe(isDone);
  const hint = { text: expect.stringContaining(`(it's at ${publicUrl})`), path: null };
  if (!isDone) expect(step?.missing).toEqual([expect.objectContaining(hint)]);
});

test("a test inquiry counts once it is answered", async () => {
  const { services, findStep } = await open();
  const [write, answer] = (await findStep("inquiry")).missing;
  expect(write).toMatchObject({ path: "/?preview", isOnSite: true });
  expect(answer).toMatchObject({ path: "/inquiries-information", isOnSite: false });
  const { inquiry } = await services.inquiries.submit({ ...sampleInquiry, name: null }, undefined);
  expect((await findStep("inquiry")).missing).toEqual([answer]);
  await services.inquiries.respond(product, inquiry._id, { responseMessage: "Karibu!" });
  expect(await findStep("inquiry")).toMatchObject(done);
});

test("clearing the demo deletes only the demo content", async () => {
  const testApp = await open();
  const { clear, read, send, services, token, clock } = testApp;
  expect(await clear(0)).toMatchObject({ status: 409, body: { code: "conflict" } });

  const rows = await addSampleRows(testApp);
  await services.questions.save(product, {
    questions: [{ question: "Can I pay by card?", answer: "Yes." }],
    version: rows.questions,
  });
  const { messages } = await services.siteSettings.read();
  const changed = { ...messages.value, keepDays: 30 };
  await services.siteSettings.save(product, { section: "messages", ...messages, value: changed });
  clock.advance(1_000);
  await services.gallery.create(product, { title: "My own", imageFile: await makePhoto() });
  const { demo } = await read();
  expect(demo?.ownContent).toEqual({
    ...{ tours: 0, photos: 1, reviews: 0, team: 0 },
    ...{ questions: 1, pages: 0, settings: 0 },
  });

  expect((await clear(demo!.revision)).status).toBe(200);
  const { content, allPages } = await services.content.current();
  expect(content).toMatchObject({
    services: [],
    gallery: [],
    reviews: [],
    team: [],
    questions: [],
    pages: [],
    settings: { ...publicSettings.parse(blankSettings), opening: { isOpen: false } },
  });
  expect(allPages.map(({ slug }) => slug)).toContain("privacy");
  const { body } = await send("GET /api/stats", { token });
  expect(body).toMatchObject({ users: 3, inquiries: 1, contacts: 1 });
  expect((await services.siteSettings.read()).messages.value).toEqual(changed);
  expect((await read()).demo).toBeNull();
  const { revision } = (await services.content.current()).content;
  expect((await clear(revision)).status).toBe(409);
});

/** A second ago its tour, photo and review came with the demo. */
const openDemo = async () => {
  const testApp = await open();
  const rows = await addSampleRows(testApp);
  testApp.clock.advance(1_000);
  return { ...testApp, rows };
};

test("demo content completes no step until the owner keeps the demo", async () => {
  const { services, db, findStep, rows, send, token } = await openDemo();
  await services.writeContent("Facts", (tx) => tx.update(tourServices).set({ facts: wholeFacts }));
  expect(getTexts(await findStep("tour"))).toEqual(["Publish a tour of your own."]);
  expect(getTexts(await findStep("photos"))).toEqual(["Add 5 photos (0 so far)."]);
  expect(getTexts(await findStep("company"))).toEqual([
    "Replace the demo's company name and description.",
    "Add your own contact details.",
  ]);
  await services.gallery.create(product, {
    title: "My own",
    imageFile: await makePhoto({ width: 41 }),
  });
  await services.gallery.update(product, rows.item, { title: "My boat" }, undefined);
  expect(getTexts(await findStep("photos"))).toEqual(["Add 5 photos (1 so far)."]);
  const { company } = await services.siteSettings.read();
  const value = { ...company.value, name: "Lake Tours" };
  await services.siteSettings.save(product, { section: "company", ...company, value });
  expect(getTexts(await findStep("company"))).toEqual(["Add your own contact details."]);
  await send(`PUT /api/services/${rows.service}`, { token, parts: sampleServiceParts() });
  await db.write((tx) => tx.update(tourServices).set({ facts: wholeFacts }));
  expect(getTexts(await findStep("tour"))).not.toContain("Publish a tour of your own.");
  await send("POST /api/first-start/keep-demo", { token });
  expect(getTexts(await findStep("company"))).not.toContain("Add your own contact details.");
  expect(getTexts(await findStep("photos"))).toEqual(["Add 5 photos (2 so far)."]);
});

test("demo content that the owner rewrote counts as the owner's", async () => {
  const { services, send, token, rows, read } = await openDemo();
  await send(`PUT /api/services/${rows.service}`, { token, parts: sampleServiceParts() });
  await services.gallery.update(product, rows.item, { title: "My boat" }, undefined);
  await services.reviews.update(product, rows.review, {
    ...sampleReview,
    readAt: rows.reviewReadAt,
  });
  const member = { ...sampleMember, name: "Aline", readAt: rows.memberReadAt };
  await services.team.update(product, rows.member, member);
  const page = { ...samplePage, slug: "first", title: "My page", readAt: rows.pageReadAt };
  await services.pages.update(product, rows.page, page);
  const { company, opening } = await services.siteSettings.read();
  const value = { ...company.value, name: "Lake Tours" };
  await services.siteSettings.save(product, { section: "company", ...company, value });
  await services.siteSettings.save(product, {
    section: "opening",
    ...opening,
    value: { isOpen: true },
  });
  expect((await read()).demo?.ownContent).toEqual({
    ...{ tours: 1, photos: 1, reviews: 1, team: 1 },
    ...{ questions: 0, pages: 1, settings: 1 },
  });
});

test("rejects clearing the demo after a later change", async () => {
  const { services, read, clear, rows } = await openDemo();
  const { demo } = await read();
  await services.gallery.update(product, rows.item, { title: "My boat" }, undefined);
  expect(await clear(demo!.revision)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("The content has changed.") },
  });
  expect((await services.content.current()).content.gallery).toHaveLength(1);
  const now = await read();
  expect(now.demo?.ownContent.photos).toBe(1);
  expect((await clear(now.demo!.revision)).status).toBe(200);
});

test("keeping the demo keeps all content and ends the option to clear it", async () => {
  const { services, read, clear, send, token } = await openDemo();
  const before = await services.content.current();
  const { demo } = await read();
  expect((await send("POST /api/first-start/keep-demo", { token })).status).toBe(200);
  expect((await read()).demo).toBeNull();
  expect((await clear(demo!.revision)).status).toBe(409);
  expect(await services.content.current()).toEqual(before);
});
