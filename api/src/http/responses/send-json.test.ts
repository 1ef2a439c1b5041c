import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { addReview, addSampleRows } from "#testing/app/sample-rows.ts";

const lists = ["services", "gallery", "reviews", "content"];

test.each([...lists, "services/:service", "gallery/:item"])(
  "GET /api/%s is sent again only when it has changed",
  async (path) => {
    const testApp = await createTestApp();
    const { send, services } = testApp;
    const rows = await addSampleRows(testApp);
    const route = `GET /api/${path.replace(":service", rows.service).replace(":item", rows.item)}`;
    const first = await send(route);
    const etag = first.headers.get("ETag")!;
    expect(first.status).toBe(200);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get("Cache-Control")).toBe("no-cache");

    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await send(route, { headers: { "If-None-Match": known } });
      expect(again).toMatchObject({ status: 304, text: "" });
      expect(again.headers.get("ETag")).toBe(etag);
      expect(again.headers.get("Cache-Control")).toBe("no-cache");
    }
    expect((await send(route, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);

    await addReview(testApp, { name: "New" });
    await services.tourServices.remove(product, rows.service);
    await services.gallery.remove(product, rows.item);
    const changed = await send(route, { headers: { "If-None-Match": etag } });
    expect(changed.status).toBe(path.includes(":") ? 404 : 200);
  },
);

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)(
  "lists are compressed for clients that take %s, and known by either tag",
  async (encoding, decompress) => {
    const testApp = await createTestApp();
    await addSampleRows(testApp);
    const ask = (headers: Record<string, string>) =>
      testApp.app.fetch(new Request("http://public.test/api/content", { headers }));
    const plain = await ask({});
    const bytes = new Uint8Array(await plain.arrayBuffer());
    const encoded = await ask({ "Accept-Encoding": encoding });
    expect(encoded.headers.get("Content-Encoding")).toBe(encoding);
    expect(encoded.headers.get("Vary")).toContain("Accept-Encoding");
    const sent = new Uint8Array(await encoded.arrayBuffer());
    expect(new Uint8Array(decompress(sent))).toEqual(bytes);
    const tags = [plain, encoded].map(({ headers }) => headers.get("ETag")!);
    expect(new Set(tags).size).toBe(2);
    for (const known of tags) {
      const again = await ask({ "Accept-Encoding": encoding, "If-None-Match": known });
      expect(again.status).toBe(304);
    }
  },
);

test("compresses responses to admins' reads but not to writes", async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const headers = { Authorization: `Bearer ${token}`, "Accept-Encoding": "gzip" };
  const read = await testApp.app.fetch(new Request("http://public.test/api/stats", { headers }));
  expect(read.headers.get("Content-Encoding")).toBe("gzip");
  expect(JSON.parse(gunzipSync(await read.arrayBuffer()).toString())).toHaveProperty("inquiries");
  const written = await testApp.app.fetch(
    new Request("http://public.test/api/contact", { method: "POST", headers }),
  );
  expect(written.headers.get("Content-Encoding")).toBeNull();
});

test.each(lists)("HEAD /api/%s has the headers and no body", async (path) => {
  const { send } = await createTestApp();
  const answer = await send(`HEAD /api/${path}`);
  expect(answer).toMatchObject({ status: 200, text: "" });
  expect(answer.headers.get("ETag")).toBeTruthy();
});

test("API answers may not be framed, sniffed, run or asked for without https", async () => {
  const { send } = await createTestApp({ publicUrl: "https://tours.test" });
  for (const route of ["GET /api/services", "GET /api/nothing", "POST /api/contact"]) {
    const { headers } = await send(route);
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("Content-Type")).toMatch(/^application\/json/);
  }
});

test("another origin may read answers only where the settings name it", async () => {
  const { send } = await createTestApp({ corsOrigins: ["https://site.example"] });
  const allowed = async (Origin: string) =>
    (await send("GET /api/services", { headers: { Origin } })).headers.get(
      "Access-Control-Allow-Origin",
    );
  expect(await allowed("https://site.example")).toBe("https://site.example");
  expect(await allowed("https://evil.example")).toBeNull();
  const preflight = await send("OPTIONS /api/services/x", {
    headers: {
      Origin: "https://site.example",
      "Access-Control-Request-Method": "PUT",
      "Access-Control-Request-Headers": "authorization,if-unmodified-since-revision",
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("Access-Control-Allow-Methods")).toContain("PUT");
  expect(preflight.headers.get("Access-Control-Allow-Headers")).toContain("authorization");

  const closed = await createTestApp();
  const answer = await closed.send("GET /api/services", {
    headers: { Origin: "https://site.example" },
  });
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
});
