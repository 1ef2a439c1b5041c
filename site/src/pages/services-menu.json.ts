import type { APIRoute } from "astro";
import { wholeMenu } from "../content/build/content-parts.ts";
import { readContent } from "../content/build/read-content.ts";

export const GET: APIRoute = async () => Response.json({ services: await readContent(wholeMenu) });
