import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Content } from "shared/content/content";
import type { ReleaseManifest } from "shared/publishing/builds";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoSettings } from "../../../api/demo/site-settings.ts";
import { aboutPage } from "../../src/testing/page.ts";
import { photos } from "../../src/testing/photos.ts";
import { review } from "../../src/testing/review.ts";
import { tour } from "../../src/testing/tour.ts";
import { compileSite, openRenderer, type Renderer } from "../testing/open-renderer.ts";

const tourOf = (_id: string, changes: Partial<typeof tour> = {}) => ({
  ...tour,
  _id,
  slug: _id,
  title: `Tour ${_id}`,
  ...changes,
});

/** Neither its page nor its card can be made: there is no such currency. */
const failing = (service: typeof tour): typeof tour => {
  const price = {
    amount: 5,
    currency: "no money",
    per: "person",
    people: null,
    note: null,
  } as const;
  return { ...service, facts: { ...service.facts, prices: [price] }, fromPrice: price };
};

const firstContent: Content = {
  revision: 1,
  services: [tourOf("lake"), tourOf("hills")],
  gallery: photos(3),
  reviews: [review],
  reviewsReceived: 0,
  team: [],
  questions: [],
  pages: [aboutPage],
  notices: [],
  fullDays: [],
  redirects: [],
  settings: demoSettings,
  logo: null,
  retentionDays: null,
};

let served: unknown = firstContent;
const api = createServer((_request, response) => {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(served));
});

let folder = "";
let bundle = "";
let renderer: Renderer;
let made = 0;
let first = "";

const makeRelease = async (content: unknown, base?: string) => {
  served = content;
  made += 1;
  const release = join(folder, `build-${made}`);
  await renderer.render({ buildId: `build-${made}`, folder: release, base });
  return release;
};

const read = (release: string, file: string) => readFile(join(release, file), "utf8");
const manifestOf = async (release: string): Promise<ReleaseManifest> =>
  JSON.parse(await read(release, "_manifest.json"));
const heldBackIn = async (release: string) => (await manifestOf(release)).heldBack;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tours-held-back-"));
  api.listen(0, "127.0.0.1");
  await once(api, "listening");
  const address = api.address();
  const port = typeof address === "object" ? address?.port : undefined;
  bundle = await compileSite();
  renderer = openRenderer(bundle, {
    NODE_ENV: "production",
    CONTENT: "prebuilt",
    CONTENT_API_URL: `http://127.0.0.1:${port}`,
    PUBLIC_URL: "https://tours.example",
    SOURCE_HASH: "source",
  });
  first = await makeRelease(firstContent);
}, 60_000);

afterAll(async () => {
  renderer.stop();
  api.close();
  await rm(folder, { recursive: true });
  await rm(bundle, { recursive: true });
});

beforeEach(() => {
  served = firstContent;
});

const lists = ["index.html", "services.html", "tours.json", "sitemap.xml", "contact.html"];

test("a new tour whose page cannot be made is left out of every list, and the rest is published", async () => {
  const hills = tourOf("hills", { title: "Higher hills" });
  const services = [tourOf("lake"), hills, failing(tourOf("bad"))];
  const release = await makeRelease({ ...firstContent, revision: 2, services }, first);
  expect(await heldBackIn(release)).toEqual([
    {
      kind: "tour",
      id: "bad",
      name: "Tour bad",
      showsEarlier: false,
      problem: expect.stringContaining("currency"),
    },
  ]);
  const { files, revision } = await manifestOf(release);
  expect(revision).toBe(2);
  expect(files["service/bad.html"]).toBeUndefined();
  for (const file of lists) expect(await read(release, file), file).not.toMatch(/bad/);
  for (const file of ["index.html", "services.html", "service/hills.html"])
    expect(await read(release, file), file).toContain("Higher hills");
});

test("lists held-back records in a public file without error messages", async () => {
  const services = [...firstContent.services, failing(tourOf("bad"))];
  const release = await makeRelease({ ...firstContent, services }, first);
  const info = JSON.parse(await read(release, "_release.json"));
  const record = { kind: "tour", id: "bad", name: "Tour bad", showsEarlier: false };
  expect(info.heldBack).toEqual([record]);
});

test("a tour that fails shows as it was last good, release after release, until it is repaired", async () => {
  const renamed = failing(tourOf("lake", { title: "Broken lake" }));
  const second = { ...firstContent, revision: 2, services: [renamed, tourOf("hills")] };
  let release = await makeRelease(second, first);
  const hills = tourOf("hills", { title: "Higher hills" });
  release = await makeRelease({ ...second, revision: 3, services: [renamed, hills] }, release);
  expect(await heldBackIn(release)).toMatchObject([
    { kind: "tour", id: "lake", name: "Broken lake", showsEarlier: true },
  ]);
  for (const file of ["index.html", "services.html", "tours.json", "service/lake.html"]) {
    const text = await read(release, file);
    expect(text, file).toContain("Tour lake");
    expect(text, file).not.toContain("Broken lake");
  }
  expect(await read(release, "service/lake.html")).toContain("Higher hills");

  const repaired = tourOf("lake", { title: "Repaired lake" });
  release = await makeRelease({ ...second, revision: 4, services: [repaired, hills] }, release);
  expect(await heldBackIn(release)).toBeUndefined();
  expect(await read(release, "service/lake.html")).toContain("Repaired lake");
});

test("a tour that fails in a newer version of the product keeps the file of its page, and its styles", async () => {
  const bad = failing(tourOf("lake"));
  const old = await makeRelease(firstContent, first);
  // Simulates a record that an older version could show.
  const content = { ...firstContent, services: [bad, tourOf("hills")] };
  await writeFile(join(old, "_content.json"), JSON.stringify(content));
  const manifest = await manifestOf(old);
  const asset = { ...manifest.files["robots.txt"]!, brotliBytes: null };
  await writeFile(join(old, "_astro", "old-style.css"), await read(old, "robots.txt"));
  const files = { ...manifest.files, "_astro/old-style.css": asset };
  await writeFile(
    join(old, "_manifest.json"),
    JSON.stringify({ ...manifest, files, sourceHash: "older" }),
  );
  const release = await makeRelease({ ...content, revision: 2 }, old);
  expect(await read(release, "service/lake.html")).toBe(await read(old, "service/lake.html"));
  expect((await manifestOf(release)).files["_astro/old-style.css"]).toEqual(asset);
  expect(await heldBackIn(release)).toContainEqual(
    expect.objectContaining({ kind: "tour", id: "lake", showsEarlier: true }),
  );
  const lists = (await heldBackIn(release))?.filter(({ kind }) => kind === "list");
  expect(lists?.map(({ id }) => id)).toContain("/services");
});

test("holds back unreadable records", async () => {
  const { slug: _, ...nameless } = { ...aboutPage, _id: "nameless", title: "No address" };
  const content = {
    ...firstContent,
    revision: 2,
    services: [...firstContent.services, tourOf("index"), { _id: "odd", title: "Odd" }, null],
    gallery: [...firstContent.gallery, { _id: "gone", title: "Lost photo" }],
    reviews: [{ ...review, comment: 7 }],
    pages: [aboutPage, nameless, { ...aboutPage, _id: "taken", slug: "contact", title: "Mine" }],
  };
  const release = await makeRelease(content, first);
  expect(await heldBackIn(release)).toMatchObject([
    {
      kind: "tour",
      id: "index",
      showsEarlier: false,
      problem: expect.stringContaining("reserved"),
    },
    { kind: "tour", id: "odd", name: "Odd", showsEarlier: false },
    { kind: "tour", id: "", showsEarlier: false },
    { kind: "photo", id: "gone", name: "Lost photo", showsEarlier: false },
    { kind: "review", id: review._id, showsEarlier: true },
    { kind: "page", id: "nameless", name: "No address", showsEarlier: false },
    { kind: "page", id: "taken", name: "Mine", showsEarlier: false },
  ]);
  expect(await read(release, "index.html")).toContain(review.comment);
});

test("leaves out a page at an address that the site uses now, and says what to do", async () => {
  const old = await makeRelease(firstContent, first);
  // Simulates a release of a version that had no stories.
  const mine = { ...aboutPage, slug: "stories", title: "Our stories" };
  const content = { ...firstContent, pages: [mine] };
  await writeFile(join(old, "_content.json"), JSON.stringify(content));
  const release = await makeRelease({ ...content, revision: 2 }, old);
  expect(await heldBackIn(release)).toEqual([
    {
      kind: "page",
      id: "about",
      name: "Our stories",
      showsEarlier: false,
      problem: "Its address belongs to another page of the site. Change its address.",
    },
  ]);
  expect((await manifestOf(release)).files["stories.html"]).toBeUndefined();
});

test("publishes tours that show a card of a failing tour", async () => {
  const facts = { ...tour.facts, activities: ["Kayak"] };
  const [lake, hills] = [tourOf("lake", { facts }), tourOf("hills", { facts })];
  const base = await makeRelease({ ...firstContent, services: [lake, hills] }, first);
  const bad = failing(tourOf("bad", { facts, title: "Broken" }));
  const content = { ...firstContent, revision: 2, services: [lake, hills, bad] };
  const release = await makeRelease(content, base);
  expect(await heldBackIn(release)).toMatchObject([{ id: "bad", showsEarlier: false }]);
  const changed = [{ ...hills, title: "Higher hills" }, failing(lake)];
  const next = await makeRelease({ ...content, services: changed }, release);
  expect(await heldBackIn(next)).toMatchObject([{ id: "lake", showsEarlier: true }]);
  expect(await read(next, "service/hills.html")).toContain("Higher hills");
});

test("holds back only the page with the broken link", async () => {
  const blocks: typeof aboutPage.blocks = [
    { type: "picture", photo: { picture: "one", caption: null, alt: null } },
  ];
  const picture = {
    imageFile: "/nowhere.jpg",
    image: { ...photos(1)[0]!.image, src: "/nowhere.jpg" },
  };
  const page = { ...aboutPage, blocks, pictures: { one: picture } };
  const release = await makeRelease({ ...firstContent, revision: 2, pages: [page] }, first);
  expect(await heldBackIn(release)).toEqual([
    {
      kind: "page",
      id: "about",
      name: aboutPage.title,
      showsEarlier: true,
      problem: "/about leads to /nowhere.jpg, which is not there",
    },
  ]);
  expect(await read(release, "about.html")).toContain("Come and see.");
});

test("tours and activities of any name have pages that are reached", async () => {
  const facts = { ...tour.facts, activities: ["Index", "404"] };
  const services = [tourOf("index-tour", { title: "Index", facts })];
  const release = await makeRelease({ ...firstContent, services }, first);
  expect(await heldBackIn(release)).toBeUndefined();
  const { files } = await manifestOf(release);
  for (const file of ["service/index-tour.html", "services/index-tours.html", "services/404.html"])
    expect(files[file], file).toBeDefined();
});
