import type { APIRoute } from "astro";
import { listGallery } from "../lib/content.ts";
import { galleryPageOf } from "../lib/gallery.ts";

export async function getStaticPaths() {
  const { pageCount } = galleryPageOf(await listGallery(), 1);
  return Array.from({ length: pageCount }, (_, index) => ({ params: { page: `${index + 1}` } }));
}

/** One page of the gallery as data, for the pager. */
export const GET: APIRoute = async ({ params }) =>
  Response.json(galleryPageOf(await listGallery(), Number(params.page)));
