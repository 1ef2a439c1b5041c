import type { Redirect } from "shared/content/addresses/redirects";
import { limits } from "shared/limits";
import { expect, test } from "vitest";
import { insertMany } from "#platform/db/insert-many.ts";
import { redirects } from "#tables/addresses.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { samplePage, sampleServiceParts } from "#testing/app/samples.ts";

const open = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const { send } = testApp;
  const save = (source: string, target: string) =>
    send("PUT /api/redirects", { token, json: { source, target } });
  const list = async () => {
    const { body } = await send("GET /api/redirects", { token });
    const { redirects } = body as { redirects: Redirect[] };
    return Object.fromEntries(redirects.map(({ source, target }) => [source, target]));
  };
  const remove = (source: string) =>
    send(`DELETE /api/redirects?source=${encodeURIComponent(source)}`, { token });
  return { ...testApp, token, save, list, remove };
};

const problem = (path: string, message: RegExp) => ({
  status: 400,
  body: { issues: [{ path, message: expect.stringMatching(message) }] },
});

test("publishes a redirect with the content, and removes it again", async () => {
  const { save, list, remove, send } = await open();
  expect((await save("/Blog/2019/Some-Post/", "/about/")).status).toBe(200);
  const stored = { source: "/Blog/2019/Some-Post", target: "/about" };
  expect((await send("GET /api/content")).body).toMatchObject({ redirects: [stored], revision: 1 });
  expect((await remove("/blog/2019/some-post")).status).toBe(200);
  expect(await list()).toEqual({});
  expect((await remove("/blog/2019/some-post")).status).toBe(404);
});

test.each([
  ["/service/64f0c2a9b1d2e3f4a5b6c7d8", "/service/64f0c2a9b1d2e3f4a5b6c7d8"],
  ["https://www.old.example/Tours/kayak/#top", "/Tours/kayak"],
  ["/caf%C3%A9s and bars", "/cafés and bars"],
  ["/index.php/tours", "/index.php/tours"],
  ["/v1.5/notes.html", "/v1.5/notes.html"],
])("takes %s as an old address", async (source, stored) => {
  const { save, list } = await open();
  expect((await save(source, "/services")).status).toBe(200);
  expect(await list()).toEqual({ [stored]: "/services" });
});

test.each([
  ["/", /belongs to the site/],
  ["/gallery", /belongs to the site/],
  ["/gallery-3", /belongs to the site/],
  ["/api/services", /belongs to the site/],
  ["/media/photo.jpg", /belongs to the site/],
  ["/p/token", /belongs to the site/],
  ["/preview/token", /belongs to the site/],
  ["/_astro/page.js", /belongs to the site/],
  ["/.well-known/security.txt", /belongs to the site/],
  ["/Admin-Panel", /belongs to the site/],
  ["/admin-settings/site", /belongs to the site/],
  ["/%61pi/services", /belongs to the site/],
  ["/sitemap.xml", /belongs to the site/],
  ["/tour.php?id=3", /has a “\?”/],
  ["tours/kayak", /is not an address/],
  ["//evil.example/x", /is not an address/],
  ["/\\evil.example", /is not an address/],
  ["javascript:alert(1)", /is not an address/],
  ["/a//b", /cannot be redirected/],
  ["/a%2500b", /cannot be redirected/],
  ["/a%0Ab", /cannot be redirected/],
  ["/a%5Cb", /cannot be redirected/],
  ["/100%", /cannot be redirected/],
  ["/tours/../kayak", /between slashes/],
  ["/tours/./kayak", /between slashes/],
  ["/tours/%2e%2E/kayak", /between slashes/],
  ["/a/..%2f..%2fx", /between slashes/],
  ["https://old.example/a/%2e", /between slashes/],
  ["/a\tb", /single line/],
  [`/${"x".repeat(200)}`, /up to 200 characters/],
])("refuses the old address %j", async (source, message) => {
  const { save, list } = await open();
  expect(await save(source, "/services")).toMatchObject(problem("source", message));
  expect(await list()).toEqual({});
});

test.each([
  "https://evil.example/",
  "https://tours.test.evil.example/",
  "https://tours.test@evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "javascript:alert(1)",
  "data:text/html,hello",
  "about",
])("refuses to lead to %s", async (target) => {
  const { save, list } = await open();
  expect(await save("/old", target)).toMatchObject(
    problem("target", /another site|not an address/),
  );
  expect(await list()).toEqual({});
});

test("cuts a full address of this site to its path", async () => {
  const { save, list } = await open();
  expect((await save("/old", "http://public.test/contact/?from=old#map")).status).toBe(200);
  expect(await list()).toEqual({ "/old": "/contact?from=old#map" });
});

test("leads each old address to its end in one step", async () => {
  const { save, list } = await open();
  await save("/b", "/c");
  await save("/A", "/B#part");
  expect(await list()).toEqual({ "/A": "/c", "/b": "/c" });
  await save("/c", "/d");
  expect(await list()).toEqual({ "/A": "/d", "/b": "/d", "/c": "/d" });
  await save("/B", "/e");
  expect(await list()).toEqual({ "/A": "/d", "/B": "/e", "/c": "/d" });
});

test("refuses circles of one, two and three addresses", async () => {
  const { save, list } = await open();
  expect(await save("/a", "/A/?x=1")).toMatchObject(problem("target", /circle: \/a → \/A\?x=1\./));
  await save("/a", "/b");
  expect(await save("/b", "/a")).toMatchObject(problem("target", /circle: \/b → \/a → \/b\./));
  await save("/b", "/c");
  expect(await save("/c", "/a")).toMatchObject(problem("target", /circle: \/c → \/a → \/c\./));
  expect(await list()).toEqual({ "/a": "/c", "/b": "/c" });
});

test("refuses the address of a page or tour that visitors see, not of a hidden one", async () => {
  const { save, send, token } = await open();
  await send("POST /api/pages", { token, json: { ...samplePage, slug: "Terms" } });
  await send("POST /api/pages", { token, json: { ...samplePage, slug: "later", isShown: false } });
  await send("POST /api/services", { token, parts: sampleServiceParts() });
  const isPage = problem("source", /is a page of this site/);
  expect(await save("/terms", "/about")).toMatchObject(isPage);
  expect(await save("/service/kayak-to-napoleon-island", "/about")).toMatchObject(isPage);
  expect((await save("/later", "/about")).status).toBe(200);
});

test("refuses the address of a page or tour in the trash and names it", async () => {
  const { save, send, token, list } = await open();
  const page = await send("POST /api/pages", { token, json: { ...samplePage, slug: "Terms" } });
  const tour = await send("POST /api/services", { token, parts: sampleServiceParts() });
  const { _id: pageId } = (page.body as { page: { _id: string } }).page;
  const { _id: tourId } = (tour.body as { service: { _id: string } }).service;
  await send(`DELETE /api/pages/${pageId}`, { token });
  await send(`DELETE /api/services/${tourId}`, { token });
  expect(await save("/terms", "/about")).toMatchObject(
    problem("source", /“Practical information” in the trash has this address/),
  );
  const table = await send("POST /api/redirects/import", {
    token,
    headers: { "Content-Type": "text/csv" },
    body: `source,target\n/Service/${tourId},/about\n`,
  });
  expect(table).toMatchObject(problem("file", /Line 2: “Kayak to Napoleon Island” in the trash/));
  expect(await list()).toEqual({});
});

test("a page that is shown at an old address takes it, and the activity log says so", async () => {
  const { save, list, send, token, services } = await open();
  await save("/later", "/about");
  await save("/other", "/later");
  const hidden = { ...samplePage, slug: "later", isShown: false };
  const { body } = await send("POST /api/pages", { token, json: hidden });
  const { page } = body as { page: { _id: string; updatedAt: string } };
  expect(await list()).toEqual({ "/later": "/about", "/other": "/about" });
  const json = { ...hidden, isShown: true, readAt: page.updatedAt };
  await send(`PUT /api/pages/${page._id}`, { token, json });
  expect(await list()).toEqual({ "/other": "/about" });
  const query = { page: 1, pageSize: 1, sort: "createdAt", order: "desc" } as const;
  expect((await services.audit.list(query)).entries).toMatchObject([
    { action: "page.changed", before: { redirect: { source: "/later", target: "/about" } } },
  ]);
});

test("a page that moves goes beyond the limit, and its redirects can still be changed", async () => {
  const { save, db, send, token } = await open();
  const createdAt = "2026-11-26T08:00:00.000Z";
  const rows = Array.from({ length: limits.redirects }, (_, index) => ({
    source: `/old-${index}`,
    target: "/about",
    origin: "added" as const,
    createdAt,
  }));
  await db.write((tx) => insertMany(tx, redirects, rows));
  const added = await send("POST /api/pages", { token, json: { ...samplePage, slug: "a" } });
  const { page } = added.body as { page: { _id: string; updatedAt: string } };
  const json = { ...samplePage, slug: "b", readAt: page.updatedAt };
  expect((await send(`PUT /api/pages/${page._id}`, { token, json })).status).toBe(200);
  expect((await save("/old-7", "/b")).status).toBe(200);
  expect(await save("/new", "/b")).toMatchObject(problem("source", /up to 1,900 redirects/));
  expect(await db.read.$count(redirects)).toBe(limits.redirects + 1);
});

test("a page that moves twice and back keeps all its addresses leading to it", async () => {
  const { list, send, token } = await open();
  const add = await send("POST /api/pages", { token, json: { ...samplePage, slug: "a" } });
  let { page } = add.body as { page: { _id: string; updatedAt: string } };
  for (const slug of ["b", "c", "a"]) {
    const json = { ...samplePage, slug, readAt: page.updatedAt };
    ({ page } = (await send(`PUT /api/pages/${page._id}`, { token, json })).body as {
      page: typeof page;
    });
    if (slug === "c") expect(await list()).toEqual({ "/a": "/c", "/b": "/c" });
  }
  expect(await list()).toEqual({ "/b": "/a", "/c": "/a" });
});
