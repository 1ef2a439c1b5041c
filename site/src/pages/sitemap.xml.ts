import type { APIRoute } from "astro";
import { publicPages } from "../build/content-parts.ts";
import { readContent } from "../build/read-content.ts";
import { sitemapXml } from "../seo/sitemap.ts";

/** The pages of this build; a site that reads its content live lists those that need none. */
export const GET: APIRoute = async ({ site }) =>
  new Response(sitemapXml(await readContent(publicPages), site));
