import type { APIRoute } from "astro";
import { fullDays } from "../content/build/content-parts.ts";
import { readContent } from "../content/build/read-content.ts";

/** A file, so that pages stay as they are when the owner marks a day as full. */
export const GET: APIRoute = async () => Response.json(await readContent(fullDays));
