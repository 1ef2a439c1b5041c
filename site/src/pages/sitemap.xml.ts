import type { APIRoute } from "astro";
import { read } from "../lib/content.ts";
import { publicPages } from "../lib/content-parts.ts";
import { sitemapXml } from "../lib/sitemap.ts";

/** The pages of this build; a site that reads its content live lists those that need none. */
export const GET: APIRoute = async ({ site }) =>
  new Response(sitemapXml(await read(publicPages), site));
