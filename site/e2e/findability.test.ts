import { nodesIn, problemsOf } from "../src/testing/google-rules.ts";
import { expect, test } from "./fixtures.ts";
import { listedPages, readPage, unlistedPages } from "./listed-pages.ts";

const tour = "/service/night-boat-with-the-singing-fishermen";

const typesOn = {
  "/": ["TravelAgency"],
  "/services": ["ItemList", "BreadcrumbList"],
  "/services/kayak": ["ItemList", "BreadcrumbList"],
  [tour]: ["TouristTrip", "Product", "BreadcrumbList"],
  "/explore-more-to-Rwanda": ["TouristTrip", "BreadcrumbList"],
  "/gallery": ["ImageGallery", "BreadcrumbList"],
  "/gallery-2": ["ImageGallery", "BreadcrumbList"],
  "/about": ["TravelAgency", "BreadcrumbList"],
  "/contact": ["TravelAgency", "BreadcrumbList"],
  "/questions": ["BreadcrumbList"],
  "/practical-information": ["BreadcrumbList"],
  "/login": ["BreadcrumbList"],
  "/join": ["BreadcrumbList"],
};

const findFirst = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const findMeta = (html: string, name: string) =>
  findFirst(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`));

const readData = (html: string) =>
  JSON.parse(findFirst(html, /<script type="application\/ld\+json">(.+?)</s) ?? "");

for (const [path, types] of Object.entries(typesOn)) {
  test(`${path} has structured data and link previews`, async ({ request, baseURL }) => {
    const html = await readPage(request, path);
    expect(await listedPages(request)).toContain(path);
    expect(findFirst(html, /<link rel="canonical" href="([^"]+)"/)).toBe(baseURL + path);
    expect(findMeta(html, "og:url")).toBe(baseURL + path);
    expect(findMeta(html, "og:image:alt")).toBeTruthy();

    const picture = await request.get(findMeta(html, "og:image") ?? "");
    expect(picture.headers()["content-type"]).toMatch(/^image\//);
    const size = ["og:image:width", "og:image:height"].map((name) => findMeta(html, name));
    expect(size).toEqual(["1200", "630"]);

    expect(readData(html)["@graph"].map((thing: { "@type": string }) => thing["@type"])).toEqual(
      types,
    );
  });
}

test("the structured data of every page has all properties that Google requires", async ({
  request,
}) => {
  const problems: string[] = [];
  for (const path of await listedPages(request)) {
    const data = readData(await readPage(request, path));
    problems.push(
      ...nodesIn(data)
        .flatMap(problemsOf)
        .map((problem) => `${path}: ${problem}`),
    );
  }
  expect(problems).toEqual([]);
});

test("no two pages have the same title or description", async ({ request }) => {
  const pages = await Promise.all(
    [...Object.keys(typesOn), ...unlistedPages].map((path) => readPage(request, path)),
  );
  const titles = new Set(pages.map((html) => findFirst(html, /<title>([^<]+)/)));
  const descriptions = new Set(pages.map((html) => findMeta(html, "description")));
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

test("keeps utility pages out of search results", async ({ request }) => {
  const listed = await listedPages(request);
  for (const path of unlistedPages) {
    expect(findMeta(await readPage(request, path), "robots"), path).toBe("noindex");
    expect(listed).not.toContain(path);
  }
});

for (const [path, type] of [
  ["/sitemap.xml", /^application\/xml/],
  ["/robots.txt", /^text\/plain/],
  ["/site.webmanifest", /^application\/manifest\+json/],
  ["/inbox.webmanifest", /^application\/manifest\+json/],
  ["/.well-known/security.txt", /^text\/plain; charset=utf-8/i],
  ["/apple-touch-icon.png", /^image\/png/],
] as const) {
  test(`${path} has the right content type`, async ({ request }) => {
    const reply = await request.get(path);
    expect(reply.status()).toBe(200);
    expect(reply.headers()["content-type"]).toMatch(type);
  });
}

test("lists all tours in one file for programs, with working addresses", async ({ request }) => {
  const page = await readPage(request, "/services");
  const file = findFirst(page, /<link rel="alternate" type="application\/json" href="([^"]+)"/);
  const { tours } = await (await request.get(file ?? "")).json();
  const { services } = await (await request.get("/api/services")).json();
  expect(tours.map(({ title }: { title: string }) => title).toSorted()).toEqual(
    services.map(({ title }: { title: string }) => title).toSorted(),
  );
  expect((await request.get(tours[0].url)).status()).toBe(200);
  expect((await request.get(tours[0].images[0].url)).headers()["content-type"]).toBe("image/jpeg");
  expect(await listedPages(request)).not.toContain(file);
});

test("the manifest's icons exist", async ({ request }) => {
  const { icons } = await (await request.get("/site.webmanifest")).json();
  for (const { src, type } of icons) {
    const reply = await request.get(src);
    expect(reply.headers()["content-type"]).toContain(type);
  }
});
