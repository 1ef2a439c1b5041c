import type { APIRoute } from "astro";
import { securityText } from "../../lib/security-text.ts";

export const GET: APIRoute = ({ site }) => new Response(securityText(site, new Date()));
