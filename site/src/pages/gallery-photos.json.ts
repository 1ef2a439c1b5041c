import type { APIRoute } from "astro";
import { galleryFile } from "../build/content-parts.ts";
import { readContent } from "../build/read-content.ts";

export const GET: APIRoute = async () => Response.json(await readContent(galleryFile));
