import type { Context } from "hono";

/** Whether a page of our own sends this, as its browser says; clients that are no browsers say nothing. */
export const isFromOwnPage = (c: Context) => c.req.header("Sec-Fetch-Site") === "same-origin";

/** Whether a page of another origin sends this. */
export const isFromForeignPage = (c: Context) => {
  if (c.req.header("Sec-Fetch-Site")) return !isFromOwnPage(c);
  const origin = c.req.header("Origin");
  return origin !== undefined && URL.parse(origin)?.host !== new URL(c.req.url).host;
};
