import type { APIRoute } from "astro";
import { read } from "../lib/content.ts";
import { wholeMenu } from "../lib/content-parts.ts";

/** The tours of the services menu as data, for pages that do not hold so many. */
export const GET: APIRoute = async () => Response.json({ services: await read(wholeMenu) });
