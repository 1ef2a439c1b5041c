import type { APIRoute } from "astro";
import { slides } from "../content/build/content-parts.ts";
import { readContent } from "../content/build/read-content.ts";

export const GET: APIRoute = async () => Response.json(await readContent(slides));
