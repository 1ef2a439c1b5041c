import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { factory } from "#http/context.ts";
import type { DaySheetsService } from "../day-sheets/day-sheets.service.ts";
import { sheetScript, sheetStyle } from "../day-sheets/sheet-style.ts";
import type { GuestPagesService } from "./guest-pages.service.ts";
import { missingPage, type PageSender } from "./send-page.ts";

type Deps = { daySheets: DaySheetsService; guestPages: Pick<GuestPagesService, "fill"> };

const toHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policy = [
  "default-src 'none'",
  `style-src ${toHash(sheetStyle)}`,
  `script-src ${toHash(sheetScript)}`,
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const workerPath = new URL("../day-sheets/sheet-worker.js", import.meta.url);

/** Guides' links, and the service worker that keeps them on a phone. */
export const sheetPagesRoutes = ({ daySheets, guestPages }: Deps, { headers, send }: PageSender) =>
  factory
    .createApp()
    .get("/p/sheet/worker.js", async (c) =>
      c.body(await readFile(workerPath, "utf8"), 200, {
        ...headers,
        "Content-Type": "text/javascript; charset=utf-8",
        "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
      }),
    )
    .get("/p/sheet/:token", async (c) => {
      const sheet = await daySheets.open(c.req.param("token"));
      if (!sheet) return send(c, await guestPages.fill(missingPage), 404);
      c.header("X-Ends-At", sheet.endsAt);
      return send(c, { html: sheet.html, policy });
    });
