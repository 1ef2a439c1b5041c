import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createSnapshot, emptyContent } from "../../src/content/build/content-snapshot.ts";
import { tour } from "../../src/testing/tour.ts";
import { assertComplete, findBrokenPages } from "./check-release.ts";
import { brotliQuality } from "./compress.ts";
import { createReleaseFolder } from "./release-folder.ts";

const snapshot = createSnapshot(
  { ...emptyContent, services: [tour] },
  new Date("2026-11-21T00:00:00Z"),
);
const whole = {
  "index.html": '<a href="/gallery#top">Gallery</a><script src="/_astro/a.js"></script>',
  "404.html": '<a href="/">Home</a><a href="https://elsewhere.example/no">Elsewhere</a>',
  "gallery.html":
    '<img src="/media/a.jpg"><a href="/admin-panel">Admin</a><a href="//x.example/y">',
  [`service/${tour._id}.html`]: "<h1>Kayak</h1>",
  "_astro/a.js": "1;",
};

/** Checks a release of these files; those named in `kept` are said to have been checked before. */
const check = async (
  files: Record<string, string>,
  kept: string[] = [],
  lost: string[] = [],
  stale: string[] = [],
) => {
  const folder = await mkdtemp(join(tmpdir(), "tours-check-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const release = createReleaseFolder(folder);
  for (const [file, text] of Object.entries(files)) {
    await release.write(file, Buffer.from(text), brotliQuality.pages);
  }
  const rendered = Object.keys(files).filter((file) => !kept.includes(file));
  const entry = { hash: "", bytes: 0, brotliBytes: null };
  const manifest = {
    buildId: "earlier",
    revision: 1,
    builtAt: "2026-11-20T00:00:00.000Z",
    sourceHash: "source",
    files: Object.fromEntries([...kept, ...lost].map((file) => [file, entry])),
    parts: {},
    pages: {},
  };
  assertComplete(release, snapshot);
  return findBrokenPages({
    release,
    rendered,
    kept: new Set(stale),
    redirects: [{ source: "/Old", target: "/" }],
    base: { folder, manifest },
  });
};

test("accepts a release with all of its pages and no broken links", async () => {
  expect(await check(whole)).toEqual([]);
});

test.each(["index.html", "404.html", "gallery.html", `service/${tour._id}.html`])(
  "a release without %s is refused by name",
  async (file) => {
    const { [file]: _, ...rest } = whole;
    const path = `/${file}`.replace(/(index)?\.html$/, "");
    await expect(check(rest)).rejects.toThrow(`${path} is missing`);
  },
);

test.each([
  ["a link", '<a href="/nowhere?x=1">'],
  ["a picture", '<img src="/nowhere">'],
  ["a script", '<script src="/nowhere"></script>'],
  ["an island", '<astro-island component-url="/nowhere"></astro-island>'],
])("a page with %s to what is not there is named", async (_what, html) => {
  const page = `service/${tour._id}.html`;
  const problem = `/service/${tour._id} leads to /nowhere, which is not there`;
  expect(await check({ ...whole, [page]: html })).toEqual([{ file: page, problem }]);
});

test("checks reused pages again when a page they may link to is removed", async () => {
  const broken = { ...whole, "gallery.html": '<a href="/old-page">' };
  expect(await check(broken, ["gallery.html"])).toEqual([]);
  expect(await check(broken, ["gallery.html"], ["old-page.html"])).toEqual([
    { file: "gallery.html", problem: "/gallery leads to /old-page, which is not there" },
  ]);
});

test("a page of an earlier release may lead to what has gone since", async () => {
  const broken = { ...whole, "gallery.html": '<a href="/old-page">' };
  expect(await check(broken, [], ["old-page.html"], ["gallery.html"])).toEqual([]);
});
