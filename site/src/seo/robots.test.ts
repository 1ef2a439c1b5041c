import { expect, test } from "vitest";
import { paths } from "../lib/paths.ts";
import { photos } from "../testing/photos.ts";
import { tour } from "../testing/tour.ts";
import { robotsText } from "./robots.ts";
import { publicPagesOf } from "./sitemap.ts";

const text = robotsText(new URL("https://tours.example"));
const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? "");
const isClosed = (path: string) => closed.some((beginning) => path.startsWith(beginning));

test("robots leave the admin and the API alone", () => {
  for (const path of [
    "/admin-panel/reviews",
    "/admin/assets/app.js",
    "/gallery/42",
    "/user/update/1",
    "/admin-settings/profile",
    "/api/services",
  ]) {
    expect(isClosed(path), path).toBe(true);
  }
});

test("robots may read every page of the site, those that say noindex too", () => {
  const pages = publicPagesOf({ services: [tour], gallery: photos(10), reviews: [], pages: [] });
  for (const { path } of pages) expect(isClosed(path), path).toBe(false);
  for (const path of [paths.join, paths.signIn, "/media/a.jpg"]) expect(isClosed(path)).toBe(false);
});

test("robots learn where the sitemap is", () => {
  expect(text).toContain("\nSitemap: https://tours.example/sitemap.xml\n");
});
