import type { APIRoute } from "astro";
import { readReviewsWidget } from "../content/build/read-content.ts";
import { widgetDocument } from "../sections/reviews/widget-document.ts";

export const GET: APIRoute = async () =>
  new Response(widgetDocument(await readReviewsWidget()), {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
