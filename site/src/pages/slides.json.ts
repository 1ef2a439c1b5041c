import type { APIRoute } from "astro";
import { read } from "../lib/content.ts";
import { slides } from "../lib/content-parts.ts";

/** The pictures of the hero as data, for the slideshow. */
export const GET: APIRoute = async () => Response.json(await read(slides));
