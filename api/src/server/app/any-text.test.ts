import fc from "fast-check";
import { errorBody } from "shared/http/errors";
import { expect, test } from "vitest";
import { codePoint } from "#testing/app/code-point.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import {
  newest,
  nextAddress,
  sampleContact,
  sampleDetails,
  sampleInquiry,
  sampleServiceParts,
  sampleSignup,
} from "#testing/app/samples.ts";

const latest = newest(1);

/** Text as people, programs and attackers write it, valid and invalid. */
const anyText = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: "grapheme", minLength: 1 }) },
  fc.string({ unit: codePoint }),
  fc.string({
    unit: fc.constantFrom("\ud800", "\udc00", "a", "\0", "\r", "\n", "\u2028", "\ufeff"),
  }),
  fc.constantFrom("<script>alert(1)</script>", "'; DROP TABLE users; --", "{{7*7}}", "%00", "null"),
  fc.string({ minLength: 190, maxLength: 210 }),
);
const anyEmail = fc.oneof(fc.emailAddress(), anyText);
const anyPax = fc.oneof(
  fc.integer({ min: -2, max: 1_005 }),
  fc.double(),
  fc.integer().map(String),
  anyText,
);

const isRefusalOrSuccess = (answer: { status: number; body: unknown }) => {
  expect(answer.status).toBeLessThan(500);
  if (answer.status >= 400) errorBody.strict().parse(answer.body);
  return answer.status === 201;
};
/** As it is stored: trimmed, and every line break a line feed. */
const asStored = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? value.trim().replaceAll(/\r\n?/g, "\n") : value,
    ]),
  );

test("any text in an inquiry is refused, or stored and shown as typed", async () => {
  const { send, services, clock } = await createTestApp({ trustedProxies: 1 });
  let stored = 0;
  const texts = fc.constantFrom("name", "destination", "checkinDate", "checkoutDate", "message");
  const change = fc.oneof(
    fc.tuple(texts, anyText),
    fc.tuple(fc.constant("email"), anyEmail),
    fc.tuple(fc.constant("paxNumber"), anyPax),
  );
  await fc.assert(
    fc.asyncProperty(change, change, async (first, second) => {
      const json = { ...sampleInquiry, name: "Ada", ...Object.fromEntries([first, second]) };
      clock.advance(1);
      const answer = await send("POST /api/inquiries", { json, address: nextAddress() });
      if (!isRefusalOrSuccess(answer)) return;
      stored += 1;
      const { inquiries } = await services.inquiries.list(latest);
      const shown = {
        ...asStored(json),
        name: json.name?.trim() || null,
        message: asStored(json).message || null,
        paxNumber: Number(json.paxNumber),
      };
      expect(inquiries[0]).toMatchObject(shown);
    }),
    { numRuns: 150 },
  );
  expect(stored).toBeGreaterThan(10);
  await expect(services.inquiries.list(latest)).resolves.toMatchObject({ total: stored });
});

test("any text in one field of a good form is refused, or stored and shown as typed", async () => {
  const { send, services, clock } = await createTestApp({ trustedProxies: 1 });
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("name", "message"), anyText, async (name, text) => {
      const json = { ...sampleContact, [name]: text };
      clock.advance(1);
      const answer = await send("POST /api/contact", { json, address: nextAddress() });
      if (!isRefusalOrSuccess(answer)) return;
      stored += 1;
      const { contacts } = await services.contacts.list(latest);
      expect(contacts[0]).toMatchObject(asStored(json));
    }),
    { numRuns: 150 },
  );
  expect(stored).toBeGreaterThan(10);
});

test("any text that a list is searched for finds the row that holds it", async () => {
  const { send, signInAsAdmin } = await createTestApp({ trustedProxies: 1 });
  const { token } = await signInAsAdmin();
  await fc.assert(
    fc.asyncProperty(anyText, async (name) => {
      const json = { ...sampleContact, name };
      const { status } = await send("POST /api/contact", { json, address: nextAddress() });
      if (status !== 201) return;
      const answer = await send(`GET /api/contacts?q=${encodeURIComponent(name)}`, { token });
      expect(answer.status).toBe(200);
      const { contacts } = answer.body as { contacts: { name: string }[] };
      expect(contacts.map((contact) => contact.name)).toContain(name.trim());
    }),
    { numRuns: 80 },
  );
});

const jsonRoutes = [
  ["POST /api/inquiries", { ...sampleInquiry, name: "Ada" }],
  ["POST /api/contact", sampleContact],
  ["POST /api/ibirwa-clients/signup", sampleSignup],
  ["POST /api/ibirwa-clients/login", { email: sampleSignup.email, password: "x" }],
] as const;

test.each(jsonRoutes)(
  "any JSON at all sent to %s is answered without a failure of ours",
  async (route, good) => {
    const { send } = await createTestApp({ trustedProxies: 1 });
    const keys = Object.keys(good);
    const mutation = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(fc.constantFrom(...keys), fc.jsonValue())
        .map(([key, value]) => ({ ...good, [key]: value })),
      fc.dictionary(
        fc.constantFrom(...keys, "__proto__", "constructor", "toString"),
        fc.jsonValue(),
      ),
    );
    await fc.assert(
      fc.asyncProperty(mutation, async (json) => {
        isRefusalOrSuccess(await send(route, { json, address: nextAddress() }));
      }),
      { numRuns: 80 },
    );
  },
);

test("any text in the headers is answered without a failure of ours", async () => {
  const { send } = await createTestApp({ trustedProxies: 1 });
  const header = fc.string({
    unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)),
  });
  const names = fc.constantFrom(
    "Authorization",
    "Idempotency-Key",
    "If-None-Match",
    "If-Unmodified-Since-Revision",
    "Content-Type",
    "Accept",
    "X-Forwarded-For",
    "X-Request-Id",
    "Origin",
    "webhook-id",
    "webhook-signature",
  );
  const routes = fc.constantFrom(
    "POST /api/contact",
    "POST /api/builds/callback",
    "GET /api/content",
    "GET /api/stats",
    "PUT /api/services/x",
    "GET /api/health",
  );
  await fc.assert(
    fc.asyncProperty(routes, names, header, async (route, name, value) => {
      const body = route.startsWith("GET") ? {} : { body: JSON.stringify(sampleContact) };
      const headers = {
        "X-Forwarded-For": nextAddress(),
        "Content-Type": "application/json",
        [name]: value,
      };
      const { status } = await send(route, { ...body, headers });
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
});

test("any text in a service is refused, or stored and shown as typed", async () => {
  const { send, services, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  let stored = 0;
  const change = fc.record(
    {
      title: anyText,
      description: anyText,
      highlights: fc.array(anyText, { maxLength: 3 }),
      tips: fc.array(anyText, { maxLength: 2 }),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(
      change,
      async ({ title = "A tour", description = "Text", highlights = [], tips = [] }) => {
        const details = { ...sampleDetails, highlights, tips };
        const parts = sampleServiceParts({ title, description, details: JSON.stringify(details) });
        const answer = await send("POST /api/services", { token, parts });
        if (!isRefusalOrSuccess(answer)) return;
        stored += 1;
        const { service } = answer.body as { service: { _id: string } };
        expect(service._id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        const { updatedAt: _, ...shown } = await services.tourServices.get(service._id);
        // The multipart encoding itself replaces lone surrogates and turns any line break into CR LF.
        expect(shown).toMatchObject({
          title: title.toWellFormed().trim(),
          description: description.toWellFormed().replaceAll(/\r\n?/g, "\n").trim(),
          details: {
            highlights: highlights.map((text) => text.trim()),
            tips: tips.map((text) => text.trim()),
          },
        });
      },
    ),
    { numRuns: 80 },
  );
  expect(stored).toBeGreaterThan(5);
});

test("any JSON as the details of a service is answered without a failure of ours", async () => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const key = fc.constantFrom(...Object.keys(sampleDetails));
  const details = fc.oneof(
    fc.jsonValue(),
    fc.tuple(key, fc.jsonValue()).map(([name, value]) => ({ ...sampleDetails, [name]: value })),
  );
  await fc.assert(
    fc.asyncProperty(details, async (value) => {
      const parts = sampleServiceParts({ details: JSON.stringify(value) });
      isRefusalOrSuccess(await send("POST /api/services", { token, parts }));
    }),
    { numRuns: 80 },
  );
});
