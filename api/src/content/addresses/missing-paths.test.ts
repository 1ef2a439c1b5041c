import type { MissingPath } from "shared/content/addresses/redirects";
import { expect, test } from "vitest";
import { missingPaths as table } from "#tables/addresses.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { samplePage } from "#testing/app/samples.ts";
import { createMissingPathsService } from "./missing-paths.service.ts";

const open = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const list = async () => {
    const { body } = await testApp.send("GET /api/missing-paths", { token });
    return (body as { paths: MissingPath[] }).paths.map(({ path, count }) => `${path} ${count}`);
  };
  const { missingPaths } = testApp.services;
  const visit = async (...paths: string[]) => {
    for (const path of paths) missingPaths.note(path);
    await missingPaths.save();
  };
  return { ...testApp, token, list, visit };
};

test("adds up what several processes count, most frequent first", async () => {
  const { list, visit, openProcess } = await open();
  const other = openProcess().services.missingPaths;
  await visit("/old", "/Old/", "/other", "/caf%C3%A9");
  other.note("/old");
  expect(await list()).toEqual(["/old 2", "/café 1", "/other 1"]);
  await other.save();
  await other.save();
  expect(await list()).toEqual(["/old 3", "/café 1", "/other 1"]);
});

test.each([
  "/wp-login.php",
  "/blog/wp-admin/setup",
  "/.env",
  "/app/.git/config",
  "/index.PHP",
  "/photo.jpg",
  "/main.js.map",
  "/cgi-bin/test",
  "/unsubscribe/jane@example.com",
  "/unsubscribe/jane%40example.com",
  "/line%0Abreak",
  `/${"x".repeat(200)}`,
])("does not count %s", async (path) => {
  const { list, visit } = await open();
  await visit(path, "/old.html");
  expect(await list()).toEqual(["/old.html 1"]);
});

test("keeps 100 ignored paths, the last visited ones", async () => {
  const { visit, db, clock } = await open();
  const listed = Array.from({ length: 100 }, (_, index) => `/ignored-${index}`);
  await visit(...listed, "/seldom");
  await db.write((tx) => tx.update(table).set({ isIgnored: true }));
  clock.advance(60_000);
  await visit(...listed);
  const rows = await db.read.select({ path: table.path }).from(table);
  expect(rows.map(({ path }) => path).toSorted()).toEqual(listed.toSorted());
});

test("keeps the 500 most frequent paths, and ignored ones", async () => {
  const { list, visit, send, token, db, clock } = await open();
  await visit("/ignored", "/often", "/often");
  const json = { path: "/ignored", isIgnored: true };
  expect((await send("PUT /api/missing-paths", { token, json })).status).toBe(200);
  clock.advance(60_000);
  await visit(...Array.from({ length: 700 }, (_, index) => `/random-${index}`));
  expect(await db.read.$count(table)).toBe(501);
  expect((await list())[0]).toBe("/often 2");
  await visit("/ignored");
  expect(await list()).not.toContain("/ignored 2");
  await send("PUT /api/missing-paths", { token, json: { ...json, isIgnored: false } });
  expect((await list()).slice(0, 2).toSorted()).toEqual(["/ignored 2", "/often 2"]);
});

test("a redirect or a page takes its path off the list, also one that was just counted", async () => {
  const { list, visit, send, token, services } = await open();
  await visit("/old", "/new");
  services.missingPaths.note("/old");
  await send("PUT /api/redirects", { token, json: { source: "/Old", target: "/about" } });
  await services.missingPaths.save();
  await send("POST /api/pages", { token, json: { ...samplePage, slug: "New" } });
  await visit("/new");
  expect(await list()).toEqual([]);
});

test("counts again after a write that failed", async () => {
  const { list, db } = await open();
  let isBroken = true;
  const write: typeof db.write = (job) =>
    isBroken ? Promise.reject(new Error("The disk is full.")) : db.write(job);
  const missing = createMissingPathsService({ db: { ...db, write }, now: () => new Date() });
  missing.note("/old");
  await expect(missing.save()).rejects.toThrow("full");
  isBroken = false;
  missing.note("/old");
  await missing.save();
  expect(await list()).toEqual(["/old 2"]);
});
