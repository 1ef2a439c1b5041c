import type { APIRequestContext } from "@playwright/test";

/** Pages outside the sitemap; the first represents every missing page. */
export const unlistedPages = [
  "/no/such/page",
  "/inquiry-sent",
  "/contact-sent",
  "/form-problem",
  "/form-later",
];

export async function listedPages(request: APIRequestContext) {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
}

export async function readPage(request: APIRequestContext, path: string) {
  return (await request.get(path)).text();
}
