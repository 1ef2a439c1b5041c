import type { APIRoute } from "astro";
import { wholeMenu } from "../build/content-parts.ts";
import { readContent } from "../build/read-content.ts";

/** The tours of the services menu as data, for pages that do not hold so many. */
export const GET: APIRoute = async () => Response.json({ services: await readContent(wholeMenu) });
