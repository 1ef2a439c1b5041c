import type { APIRoute } from "astro";
import { publicPages } from "../build/content-parts.ts";
import { readContent } from "../build/read-content.ts";
import { sitemapXml } from "../seo/sitemap.ts";

/** In live mode only the pages that need no content. */
export const GET: APIRoute = async ({ site }) =>
  new Response(sitemapXml(await readContent(publicPages), site));
