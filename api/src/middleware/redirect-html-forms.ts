import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { factory } from "./context.ts";

/** Prebuilt pages of the site that tell a visitor without JavaScript what became of a form. */
const problemPage = "/form-problem";
const laterPage = "/form-later";

const isBrowserForm = (c: Context) =>
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

/** Answers a form that a browser sent by itself with `303` to a prebuilt page, whatever came out. */
export const answerBrowserForms = (sentPage: string) =>
  factory.createMiddleware(async (c, next) => {
    await next();
    if (isBrowserForm(c)) c.res = c.redirect(pageFor(c.res.status, sentPage), 303);
  });
