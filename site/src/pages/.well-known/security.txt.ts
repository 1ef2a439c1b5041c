import type { APIRoute } from "astro";
import { read } from "../../lib/content.ts";
import { today } from "../../lib/content-parts.ts";
import { securityText } from "../../lib/security-text.ts";

export const GET: APIRoute = async ({ site }) =>
  new Response(securityText(site, new Date(await read(today))));
