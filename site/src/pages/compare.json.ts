import type { APIRoute } from "astro";
import { comparedTours } from "../content/build/content-parts.ts";
import { isLive, readContent } from "../content/build/read-content.ts";

/** Astro writes no file for an empty body, and a live site is built without tours. */
export const GET: APIRoute = async () =>
  isLive
    ? new Response(null, { status: 404 })
    : Response.json({ tours: await readContent(comparedTours) });
