import type { APIRoute } from "astro";
import { wholeMenu } from "../build/content-parts.ts";
import { readContent } from "../build/read-content.ts";

export const GET: APIRoute = async () => Response.json({ services: await readContent(wholeMenu) });
