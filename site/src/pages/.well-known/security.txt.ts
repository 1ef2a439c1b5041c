import type { APIRoute } from "astro";
import { today } from "../../content/build/content-parts.ts";
import { readContent } from "../../content/build/read-content.ts";
import { contact } from "../../content/build/settings-parts.ts";
import { securityText } from "../../seo/security-text.ts";

export const GET: APIRoute = async ({ site }) => {
  const { email } = await readContent(contact);
  return new Response(securityText(email, site, new Date(await readContent(today))));
};
