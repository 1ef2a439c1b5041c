import type { APIRoute } from "astro";
import { today } from "../../build/content-parts.ts";
import { readContent } from "../../build/read-content.ts";
import { contact } from "../../build/settings-parts.ts";
import { securityText } from "../../seo/security-text.ts";

export const GET: APIRoute = async ({ site }) => {
  const { email } = await readContent(contact);
  return new Response(securityText(email, site, new Date(await readContent(today))));
};
