import type { APIRoute } from "astro";
import { listGallery, listReviews, listServices } from "../lib/content.ts";
import { publicPagesOf, sitemapXml } from "../lib/sitemap.ts";

/** The pages of this build; a site that reads its content live lists those that need none. */
export const GET: APIRoute = async ({ site }) => {
  const content = {
    services: await listServices(),
    gallery: await listGallery(),
    reviews: await listReviews(),
  };
  return new Response(sitemapXml(publicPagesOf(content), site));
};
