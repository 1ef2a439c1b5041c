import type { APIRoute } from "astro";
import { services } from "../build/content-parts.ts";
import { readContent } from "../build/read-content.ts";
import { publicTours } from "../content/public-tours.ts";

export const GET: APIRoute = async ({ site }) =>
  Response.json({ tours: publicTours(await readContent(services), site) });
