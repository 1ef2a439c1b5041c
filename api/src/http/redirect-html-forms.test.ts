import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest, sampleContact, sampleInquiry } from "#testing/app/samples.ts";

const browser = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };
/** With what a browser sends for fields that are left empty. */
const inquiryForm = { ...sampleInquiry, name: "", paxNumber: "2", phone: "", message: "" };
const forms: [string, Record<string, string>, string][] = [
  ["POST /api/inquiries", inquiryForm, "/inquiry-sent"],
  ["POST /api/contact", sampleContact, "/contact-sent"],
];

test.each(forms)(
  "%s leads a browser without JavaScript to the page that fits",
  async (route, form, sentPage) => {
    const { send, db } = await createTestApp();
    const pageAfter = async (fields: Record<string, string>) => {
      const { status, headers } = await send(route, { form: fields, headers: browser });
      expect(status).toBe(303);
      return headers.get("Location");
    };
    expect(await pageAfter(form)).toBe(sentPage);
    expect(await pageAfter({ ...form, email: "nobody" })).toBe("/form-problem");
    expect(await pageAfter({})).toBe("/form-problem");
    expect(await pageAfter({ ...form, email: `${"x".repeat(70_000)}@example.test` })).toBe(
      "/form-problem",
    );

    await db.write((tx) => tx.run("ALTER TABLE mails RENAME TO mails_lost"));
    expect(await pageAfter({ ...form, email: "other@example.test" })).toBe("/form-later");
    for (let index = 0; index < 15; index += 1) await pageAfter(form);
    expect(await pageAfter(form)).toBe("/form-later");
  },
);

test.each(forms)(
  "a form post to %s that prefers no HTML is answered in JSON",
  async (route, form) => {
    const { send } = await createTestApp();
    const accepts = [
      "application/json",
      "*/*",
      "application/json, text/html;q=0.5",
      "text/html;q=0",
      "",
    ];
    for (const Accept of accepts) {
      expect(await send(route, { form, headers: { Accept } })).toMatchObject({ status: 201 });
    }
    const { body } = await send(route, { form: {} });
    expect(body).toMatchObject({ code: "validation_failed" });
  },
);

test.each(forms)(
  "JSON sent to %s is answered in JSON whatever is accepted",
  async (route, json) => {
    const { send } = await createTestApp();
    expect((await send(route, { json, headers: browser })).status).toBe(201);
    expect((await send(route, { json: {}, headers: browser })).status).toBe(400);
  },
);

test("stores form fields as typed", async () => {
  const { send, services } = await createTestApp();
  const typed = { destination: "  Île & <b>Idjwi</b> + 100% ☀ ", name: "Zoë" };
  const optional = { phone: "0788 123 456", message: "Two of us\r\nswim." };
  const form = { ...inquiryForm, ...typed, ...optional };
  await send("POST /api/inquiries", { form, headers: browser });
  const { inquiries } = await services.inquiries.list(newest(9));
  expect(inquiries).toMatchObject([
    {
      destination: "Île & <b>Idjwi</b> + 100% ☀",
      name: "Zoë",
      paxNumber: 2,
      phone: "+250788123456",
      message: "Two of us\nswim.",
    },
  ]);
});

test("line breaks typed into a form are stored as typed", async () => {
  const { send, services } = await createTestApp();
  const message = `${"x\n".repeat(2_499)}xx`;
  const form = { ...sampleContact, message: message.replaceAll("\n", "\r\n") };
  expect((await send("POST /api/contact", { form })).status).toBe(201);
  const { contacts } = await services.contacts.list(newest(9));
  expect(contacts).toMatchObject([{ message }]);
});

test.each(forms)(
  "who sent the form to %s on a site with another origin than the API comes back to the site",
  async (route, form, sentPage) => {
    const { send } = await createTestApp({ corsOrigins: ["https://site.test"] });
    const pageAfter = async (Origin: string) => {
      const { headers } = await send(route, { form, headers: { ...browser, Origin } });
      return headers.get("Location");
    };
    expect(await pageAfter("https://site.test")).toBe(`https://site.test${sentPage}`);
    expect(await pageAfter("https://elsewhere.test")).toBe(sentPage);
    expect(await pageAfter("http://api.test")).toBe(sentPage);
  },
);
