import type { APIRoute } from "astro";
import { publicPages } from "../content/build/content-parts.ts";
import { readContent } from "../content/build/read-content.ts";
import { sitemapXml } from "../seo/sitemap.ts";

/** In live mode it lists only pages that need no content. */
export const GET: APIRoute = async ({ site }) =>
  new Response(sitemapXml(await readContent(publicPages), site));
