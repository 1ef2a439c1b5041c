import type { Context } from "hono";

/**
 * Returns true unless the browser says that another site's page sent the request; other clients send no such headers.
 * `origins` are those of the site where the API has another one: its cookies reach only pages of the same site.
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
