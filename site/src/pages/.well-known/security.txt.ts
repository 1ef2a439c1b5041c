import type { APIRoute } from "astro";
import { today } from "../../build/content-parts.ts";
import { readContent } from "../../build/read-content.ts";
import { securityText } from "../../seo/security-text.ts";

export const GET: APIRoute = async ({ site }) =>
  new Response(securityText(site, new Date(await readContent(today))));
