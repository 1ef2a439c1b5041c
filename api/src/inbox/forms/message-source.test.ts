import { expect, test } from "vitest";
import { conversations } from "#tables/conversations.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { newest, sampleContact, sampleInquiry } from "#testing/app/samples.ts";

const arrival = {
  page: "/service/kayak",
  tour: "Kayak to Napoleon Island",
  referrer: "google.com",
  utm_source: "Newsletter",
  utm_medium: "email",
  utm_campaign: "spring",
};

const readSource = async ({ services }: TestApp) =>
  (await services.inquiries.list(newest())).inquiries[0]!.source;

test("page, tour, campaign and referring site are kept with an inquiry and a contact message", async () => {
  const testApp = await createTestApp();
  const { send, services } = testApp;
  await send("POST /api/inquiries", { json: { ...sampleInquiry, ...arrival } });
  expect(await readSource(testApp)).toEqual(arrival);
  await send("POST /api/contact", { json: { ...sampleContact, page: "/contact" } });
  const { contacts } = await services.contacts.list(newest());
  expect(contacts[0]!.source).toEqual({ page: "/contact" });
});

test("a browser without JavaScript sends page and tour with its form", async () => {
  const testApp = await createTestApp();
  const form = { ...sampleInquiry, phone: "", message: "", page: "/", tour: "Kayak" };
  const body = new URLSearchParams(Object.entries(form).map(([name, value]) => [name, `${value}`]));
  const sent = await testApp.send("POST /api/inquiries", { body });
  expect(sent.status).toBe(201);
  expect(await readSource(testApp)).toEqual({ page: "/", tour: "Kayak" });
});

test("a message that says nothing of its source is taken as ever", async () => {
  const testApp = await createTestApp();
  await testApp.send("POST /api/inquiries", { json: sampleInquiry });
  expect(await readSource(testApp)).toBeNull();
});

test.each([
  ["an address of another site", { page: "https://other.test/" }, null],
  ["a query", { page: "/?email=ada" }, null],
  ["an e-mail address", { utm_content: "ada@example.test", utm_term: "x%40example.test" }, null],
  ["no text", { utm_source: 7, page: null, referrer: ["a.test"], tour: {} }, null],
  ["blanks", { utm_source: "  " }, null],
  ["a full address", { referrer: "https://other.test/ada" }, null],
  ["a long text", { utm_campaign: "a".repeat(5_000) }, { utm_campaign: "a".repeat(100) }],
  ["several lines", { utm_campaign: "a\nb\0c" }, { utm_campaign: "a b c" }],
  ["half of a pair", { tour: `${"a".repeat(99)}🚣` }, { tour: `${"a".repeat(99)}\ufffd` }],
])(
  "of a source that is %s no more is kept than is fit, and the message is",
  async (_, sent, stored) => {
    const testApp = await createTestApp();
    const answer = await testApp.send("POST /api/inquiries", {
      json: { ...sampleInquiry, ...sent },
    });
    expect(answer.status).toBe(201);
    expect(await readSource(testApp)).toEqual(stored);
  },
);

test("a retry from another page is the same message", async () => {
  const testApp = await createTestApp();
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  for (const page of ["/", "/service/kayak"]) {
    const sent = { json: { ...sampleInquiry, page }, headers };
    expect((await testApp.send("POST /api/inquiries", sent)).status).toBe(201);
  }
  expect((await testApp.services.inquiries.list(newest())).total).toBe(1);
  expect(await readSource(testApp)).toEqual({ page: "/" });
});

test("a conversation keeps where its guest first came from", async () => {
  const testApp = await createTestApp();
  const { send, db, services } = testApp;
  const post = (source: object) =>
    send("POST /api/inquiries", { json: { ...sampleInquiry, ...source } });
  const sources = async () =>
    (await db.read.select({ source: conversations.source }).from(conversations)).map(
      ({ source }) => source,
    );
  await post(arrival);
  await post({ message: "Me again", referrer: "bing.com" });
  expect(await sources()).toEqual(["newsletter"]);
  const { inquiries } = await services.inquiries.list({ ...newest(), order: "asc" });
  await send(`DELETE /api/inquiries/${inquiries[0]!._id}`, {
    token: (await testApp.signInAsAdmin()).token,
  });
  expect(await sources()).toEqual(["bing.com"]);
});
