import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { factory } from "./context.ts";

/** Prebuilt pages of the site. */
const problemPage = "/form-problem";
const laterPage = "/form-later";

const isHtmlForm = (c: Context) =>
  c.req.header("Content-Type")?.toLowerCase().startsWith("application/x-www-form-urlencoded") &&
  accepts(c, {
    header: "Accept",
    supports: ["application/json", "text/html"],
    default: "application/json",
  }) === "text/html";

const pageFor = (status: number, sentPage: string) => {
  if (status < 400) return sentPage;
  return status < 500 && status !== 429 ? problemPage : laterPage;
};

/** Origin of the site; empty if the API shares it. */
const findSite = (c: Context, ownOrigins: string[]) => {
  const origin = c.req.header("Origin") ?? "";
  const isBeside = URL.parse(origin)?.host === new URL(c.req.url).host;
  return !isBeside && ownOrigins.includes(origin) ? origin : "";
};

/** Without JavaScript the browser shows the answer, so every outcome is a `303` to a page. */
export const redirectHtmlForms = (sentPage: string, ownOrigins: string[]) =>
  factory.createMiddleware(async (c, next) => {
    await next();
    if (!isHtmlForm(c)) return;
    c.res = c.redirect(findSite(c, ownOrigins) + pageFor(c.res.status, sentPage), 303);
  });
