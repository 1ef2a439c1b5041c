import { expect, test } from "vitest";
import { listPublicPages } from "../content/pages/public-pages.ts";
import { aboutPage, storyOf } from "../testing/page.ts";
import { photos } from "../testing/photos.ts";
import { review } from "../testing/review.ts";
import { tour } from "../testing/tour.ts";
import { sitemapXml } from "./sitemap.ts";

const site = new URL("https://tours.example");
const nothing = { services: [], gallery: [], reviews: [], pages: [], isLive: false };
const pathsOf = (pages: { path: string }[]) => pages.map(({ path }) => path);

test("lists every indexable page with the day of its last change", () => {
  const newer = {
    ...tour,
    _id: "sunset-boat",
    slug: "sunset-boat",
    updatedAt: "2026-11-05T08:00:00.000Z",
    facts: { ...tour.facts, activities: ["Boat"] },
  };
  const pages = listPublicPages({
    services: [newer, tour],
    gallery: photos(10),
    reviews: [review],
    pages: [aboutPage],
    isLive: false,
  });
  expect(pathsOf(pages)).toEqual([
    "/",
    "/services",
    "/services/boat",
    "/compare",
    "/compare/boat",
    "/service/sunset-boat",
    "/service/kayak-to-napoleon-island",
    "/about",
    "/gallery",
    "/gallery-2",
    "/contact",
    "/login",
    "/join",
  ]);
  expect(pages[0]?.lastModified).toBe(review.createdAt);
  expect(pages[1]?.lastModified).toBe(newer.updatedAt);
  expect(pages[2]?.lastModified).toBe(newer.updatedAt);
  const changeOf = (path: string) => pages.find((page) => page.path === path)?.lastModified;
  expect(changeOf("/compare/boat")).toBe(newer.updatedAt);
  expect(changeOf("/service/kayak-to-napoleon-island")).toBe(tour.updatedAt);
  expect(changeOf("/about")).toBe(aboutPage.updatedAt);
  expect(changeOf("/gallery-2")).toBe(tour.updatedAt);
});

test("lists the pages of a site without content", () => {
  expect(pathsOf(listPublicPages(nothing))).toContain("/gallery");
  expect(pathsOf(listPublicPages(nothing))).not.toContain("/compare");
  expect(listPublicPages(nothing)[0]?.lastModified).toBeUndefined();
});

test("writes absolute, escaped addresses, with a change date only if known", () => {
  const pages = [{ path: "/a?b=1&c=<", lastModified: "2026-11-05T08:00:00.000Z" }, { path: "/" }];
  const xml = sitemapXml(pages, site);
  expect(xml).toContain("<loc>https://tours.example/a?b=1&amp;c=%3C</loc><lastmod>2026-11-05T");
  expect(xml).toContain("<url><loc>https://tours.example/</loc></url>");
});

test("lists stories and as many pages of them as there are, and none without stories", () => {
  const stories = Array.from({ length: 13 }, (_, index) => storyOf(index + 1));
  const paths = pathsOf(listPublicPages({ ...nothing, pages: stories }));
  expect(paths.filter((path) => path.startsWith("/stories"))).toEqual([
    ...stories.map(({ slug }) => `/stories/${slug}`),
    "/stories",
    "/stories/page/2",
  ]);
  expect(pathsOf(listPublicPages({ ...nothing, pages: [aboutPage] }))).not.toContain("/stories");
});
