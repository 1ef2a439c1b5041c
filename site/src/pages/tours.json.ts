import type { APIRoute } from "astro";
import { services } from "../content/build/content-parts.ts";
import { isLive, readContent } from "../content/build/read-content.ts";
import { publicTours } from "../content/tours/public-tours.ts";

/** Astro writes no file for an empty body: a live site is built without tours, and an empty list would be wrong. */
export const GET: APIRoute = async ({ site }) =>
  isLive
    ? new Response(null, { status: 404 })
    : Response.json({ tours: publicTours(await readContent(services), site) });
