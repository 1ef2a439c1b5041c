import { Hono } from "hono";
import { limits } from "shared/limits";
import { expect, test } from "vitest";
import { z } from "zod";
import { createLog } from "#platform/log.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import {
  newest,
  nextAddress,
  sampleContact,
  sampleInquiry,
  sampleServiceParts,
} from "#testing/app/samples.ts";
import { listen } from "#testing/listen.ts";
import type { AppEnv } from "../context.ts";
import { createErrorHandler } from "../responses/error-handler.ts";
import { usualBodyTimes } from "./body-times.ts";
import { validateBody } from "./validate.ts";

const json = { "Content-Type": "application/json" };

const jsonRoutes = [
  "POST /api/ibirwa-clients/signup",
  "POST /api/ibirwa-clients/login",
  "POST /api/ibirwa-clients/me/password",
  "PUT /api/ibirwa-clients/me",
  "PUT /api/ibirwa-clients/user/1",
  "PATCH /api/ibirwa-clients/user/1/block",
  "POST /api/contact",
  "POST /api/respond",
  "PATCH /api/contacts/1/spam",
  "PATCH /api/inquiries/1/spam",
  "POST /api/inquiries",
  "POST /api/inquiries/respond/1",
];
const multipartRoutes = [
  "POST /api/services",
  "PUT /api/services/1",
  "POST /api/gallery",
  "PUT /api/gallery/1",
];

test.each(jsonRoutes)(
  "%s refuses what is not JSON, with a sentence and no details",
  async (route) => {
    const { send, signInAsAdmin } = await createTestApp();
    const { token } = await signInAsAdmin();
    for (const body of ["{", "", "{'a':1}", "\u0000", '{"a":1}{"b":2}', "NaN"]) {
      const answer = await send(route, { token, body, headers: json });
      expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
      expect(answer.text).not.toMatch(/JSON\.parse|Unexpected token|position|node_modules/);
    }
  },
);

test.each(jsonRoutes)("%s refuses JSON that is no object", async (route) => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  for (const value of [null, [], "text", 7, true, [[]]]) {
    const answer = await send(route, { token, json: value });
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  }
});

test.each([...jsonRoutes, ...multipartRoutes])("%s wants its own content type", async (route) => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  for (const type of ["text/plain", "application/xml", "application/jsonp", "text/json", ""]) {
    const answer = await send(route, { token, body: "{}", headers: { "Content-Type": type } });
    expect(answer).toMatchObject({ status: 415, body: { code: "unsupported_media_type" } });
  }
});

test.each(multipartRoutes)("%s refuses a multipart body that is broken", async (route) => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const types = ["multipart/form-data", "multipart/form-data; boundary=x"];
  const bodies = ["", "--x", '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nA'];
  for (const type of types)
    for (const body of bodies) {
      const answer = await send(route, { token, body, headers: { "Content-Type": type } });
      expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    }
});

test("JSON with a charset or an upper-case type is welcome", async () => {
  const { send } = await createTestApp();
  const body = JSON.stringify(sampleContact);
  for (const type of ["application/json; charset=utf-8", "APPLICATION/JSON", "application/json;"]) {
    const { status } = await send("POST /api/contact", { body, headers: { "Content-Type": type } });
    expect(status).toBe(201);
  }
});

test("a refusal names each field that is wrong, by its path", async () => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const inquiry = await send("POST /api/inquiries", { json: { email: "x", paxNumber: 0 } });
  expect(inquiry.body).toEqual({
    message: expect.stringContaining("Destination is required."),
    code: "validation_failed",
    issues: [
      { path: "email", message: "Email must be a valid address." },
      { path: "destination", message: "Destination is required." },
      { path: "paxNumber", message: "Number of people must be a whole number from 1 to 999." },
      { path: "checkinDate", message: "Checkin date is required." },
      { path: "checkoutDate", message: "Checkout date is required." },
    ],
  });

  const details = JSON.stringify({ highlights: ["ok", " "], tips: [], whatsapp: "x", email: "x" });
  const service = await send("POST /api/services", {
    token,
    parts: sampleServiceParts({ details }),
  });
  const { issues } = service.body as { issues: { path: string }[] };
  expect(issues.map(({ path }) => path)).toEqual([
    "details.highlights.1",
    "details.whatsapp",
    "details.email",
  ]);
});

test("unknown keys are ignored and never stored", async () => {
  const { send, services } = await createTestApp();
  const extra = { _id: "mine", responded: true, responseMessage: "x", flagged: true, admin: 1 };
  const forged = { ...sampleContact, ...extra, createdAt: "1999-01-01T00:00:00.000Z" };
  await send("POST /api/contact", { json: forged });
  const polluting = `{"__proto__":{"name":"x"},"constructor":1,${JSON.stringify(sampleContact).slice(1)}`;
  await send("POST /api/contact", { body: polluting, headers: json });

  const { contacts, total } = await services.contacts.list(newest(9));
  expect(total).toBe(2);
  for (const contact of contacts) {
    expect(contact).toMatchObject({ ...sampleContact, responded: false, responseMessage: null });
    expect(contact._id).not.toBe("mine");
    expect(contact.createdAt).not.toMatch(/^1999/);
  }
});

const contactOfBytes = (bytes: number) => {
  const frame = JSON.stringify({ ...sampleContact, padding: "" }).length;
  return JSON.stringify({ ...sampleContact, padding: "x".repeat(bytes - frame) });
};

test("a JSON body may have 64 KiB and not a byte more", async () => {
  const { send } = await createTestApp();
  const fits = contactOfBytes(limits.jsonBytes);
  expect(fits).toHaveLength(65_536);
  expect((await send("POST /api/contact", { body: fits, headers: json })).status).toBe(201);
  const tooLong = await send("POST /api/contact", { body: `${fits} `, headers: json });
  expect(tooLong).toMatchObject({ status: 413, body: { code: "too_large" } });
});

test("bodies over a socket are counted, with a length or in chunks", async () => {
  const { post } = await listen(await createTestApp());
  const path = "/api/contact";
  const fits = contactOfBytes(limits.jsonBytes);
  const half = fits.length / 2;
  const chunks = [fits.slice(0, half), fits.slice(half)];
  const tooMany = [...chunks, " ".repeat(200_000)];
  const length = (parts: string[]) => ({ ...json, "Content-Length": `${parts.join("").length}` });

  expect((await post({ path, headers: json, chunks })).status).toBe(201);
  expect((await post({ path, headers: length(chunks), chunks })).status).toBe(201);
  const refusal = { status: 413, body: { code: "too_large" } };
  expect(await post({ path, headers: json, chunks: tooMany })).toMatchObject(refusal);
  expect(await post({ path, headers: length(tooMany), chunks: tooMany })).toMatchObject(refusal);
});

test("a multipart body over 16 MiB is refused and changes nothing", async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const { post } = await listen(testApp);
  const headers = {
    "Content-Type": "multipart/form-data; boundary=x",
    Authorization: `Bearer ${token}`,
  };
  const head = '--x\r\nContent-Disposition: form-data; name="imageFile"; filename="a.jpg"\r\n\r\n';
  const chunks = [head, ...Array<Buffer>(17).fill(Buffer.alloc(1_024 * 1_024)), "\r\n--x--\r\n"];
  const path = "/api/gallery";
  const length = `${chunks.reduce((sum, chunk) => sum + chunk.length, 0)}`;
  const refusal = { status: 413, body: { code: "too_large" } };
  expect(await post({ path, headers, chunks })).toMatchObject(refusal);
  const withLength = { ...headers, "Content-Length": length };
  expect(await post({ path, headers: withLength, chunks })).toMatchObject(refusal);
  expect((await testApp.services.content.current()).content).toMatchObject({
    revision: 0,
    gallery: [],
  });
});

test("a signed-out visitor's upload is refused before it is read", async () => {
  const { send } = await createTestApp();
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(65_536));
      if (pulled > 400) controller.close();
    },
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  expect((await send("POST /api/gallery", { body, headers })).status).toBe(401);
  expect(pulled).toBeLessThan(5);
});

const fields: [string, Record<string, unknown>, string[]][] = [
  ["POST /api/contact", sampleContact, ["name", "email", "message"]],
  [
    "POST /api/inquiries",
    { ...sampleInquiry, name: "Ada" },
    ["name", "email", "destination", "checkinDate", "checkoutDate", "phone", "message"],
  ],
];
const notText: unknown[] = [1, true, [], {}, ["a"], { toString: "x" }, { length: 3, trim: 1 }];
const notStorable = ["a\u0000b", "a\ud800b", "\udc00ab"];

test.each(fields)(
  "%s refuses what no text field can hold, field by field",
  async (route, good, names) => {
    const { send } = await createTestApp({ trustedProxies: 1 });
    for (const name of names)
      for (const bad of [...notText, ...notStorable]) {
        const text = name === "email" && typeof bad === "string" ? `${bad}@example.test` : bad;
        const json = { ...good, [name]: text };
        const { status, body } = await send(route, { json, address: nextAddress() });
        expect(status).toBe(400);
        expect(body).toMatchObject({ issues: [{ path: name }] });
      }
  },
);

test("a file that grows beyond its limit while it comes breaks off with a sentence", async () => {
  const body = {
    type: "stream",
    mediaTypes: ["text/csv"],
    maxBytes: 1_000_000,
    schema: z.instanceof(ReadableStream<Uint8Array>),
  } as const;
  const app = new Hono<AppEnv>().onError(createErrorHandler(createLog("silent"), () => {}));
  for (const middleware of validateBody(body, usualBodyTimes)) app.use(middleware);
  app.post("/file", async (c) =>
    c.json((await new Response(c.get("body") as ReadableStream).arrayBuffer()).byteLength),
  );
  const send = (bytes: number) =>
    app.request("/file", {
      method: "POST",
      headers: { "Content-Type": "text/csv" },
      body: new Uint8Array(bytes),
    });
  expect(await (await send(1_000_000)).json()).toBe(1_000_000);
  const refused = await send(1_000_001);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ message: "This is larger than 1 MB." });
});
