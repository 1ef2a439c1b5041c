import type { Context } from "hono";

/**
 * Whether a page of our own sends this, as its browser says; clients that are no browsers say nothing. `origins` are
 * those of the site where the API has another one: its cookies reach only pages of the same site.
 */
export const isFromOwnPage = (c: Context, origins: string[]) => {
  const site = c.req.header("Sec-Fetch-Site");
  if (site === "same-origin") return true;
  return site === "same-site" && origins.includes(c.req.header("Origin") ?? "");
};

/** True if a page of a foreign origin sent the request. */
export const isFromForeignPage = (c: Context, origins: string[]) => {
  if (c.req.header("Sec-Fetch-Site")) return !isFromOwnPage(c, origins);
  const origin = c.req.header("Origin");
  if (origin === undefined || origins.includes(origin)) return false;
  return URL.parse(origin)?.host !== new URL(c.req.url).host;
};
