import type { APIRoute } from "astro";
import { galleryPage, galleryPageCount } from "../build/content-parts.ts";
import { readContent } from "../build/read-content.ts";

export async function getStaticPaths() {
  const pageCount = await readContent(galleryPageCount);
  return Array.from({ length: pageCount }, (_, index) => ({ params: { page: `${index + 1}` } }));
}

export const GET: APIRoute = async ({ params }) =>
  Response.json(await readContent(galleryPage, params.page));
