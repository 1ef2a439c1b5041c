import type { APIRoute } from "astro";
import { galleryFile, galleryPage, galleryPageCount } from "../content/build/content-parts.ts";
import { readContent } from "../content/build/read-content.ts";

/** All photos, in addition to the numbered pages. */
const whole = "photos";

export async function getStaticPaths() {
  const pageCount = await readContent(galleryPageCount);
  const pages = Array.from({ length: pageCount }, (_, index) => `${index + 1}`);
  return [...pages, whole].map((page) => ({ params: { page } }));
}

export const GET: APIRoute = async ({ params }) =>
  Response.json(
    params.page === whole
      ? await readContent(galleryFile)
      : await readContent(galleryPage, params.page),
  );
