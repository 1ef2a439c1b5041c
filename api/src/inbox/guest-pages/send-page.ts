import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv } from "#http/context.ts";
import { createSecurityHeaders } from "#publishing/hosting/security-headers.ts";

import { escapeHtml, type GuestPage } from "./fill-shell.ts";

export type FilledPage = { html: string; policy: string };

/** Pages that only their guest may see: no cache keeps them, and no link gives their address away. */
export const createPageSender = (publicUrl: string) => {
  const headers = {
    ...createSecurityHeaders(publicUrl),
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
    "Cache-Control": "no-store",
  };
  const pageHeaders = ({ policy }: FilledPage) => ({
    ...headers,
    // Without `report-uri`: a report would carry the address.
    "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
  });
  return {
    headers,

    send: (c: Context<AppEnv>, page: FilledPage, status: ContentfulStatusCode = 200) =>
      c.html(page.html, status, pageHeaders(page)),

    sendError: (page: FilledPage, status: number) =>
      new Response(page.html, {
        status,
        headers: { ...pageHeaders(page), "Content-Type": "text/html; charset=UTF-8" },
      }),

    redirect: (c: Context<AppEnv>, location: string) =>
      c.body(null, 303, { ...headers, Location: location }),
  };
};
export type PageSender = ReturnType<typeof createPageSender>;

const contactLink = { path: "/contact", label: "Contact us" };

/** A page of plain texts with a link. */
export const toMessage = (title: string, text: string, link = contactLink): GuestPage => ({
  title,
  html: `<div class="wrap page-top"><h1 class="page-title">${escapeHtml(title)}</h1><p class="page-lead">${escapeHtml(text)}</p><p><a href="${escapeHtml(link.path)}">${link.label}</a></p></div>`,
});

export const missingPage = toMessage(
  "This link doesn't work",
  "Please check that you opened all of the link in your message. If it still doesn't work, ask us for a new one.",
);

export const brokenPage = toMessage(
  "Something went wrong",
  "Please try again in a few minutes. If you sent a form, open your link again to see whether it arrived.",
);
