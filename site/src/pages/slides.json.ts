import type { APIRoute } from "astro";
import { slides } from "../build/content-parts.ts";
import { readContent } from "../build/read-content.ts";

/** The pictures of the hero as data, for the slideshow. */
export const GET: APIRoute = async () => Response.json(await readContent(slides));
