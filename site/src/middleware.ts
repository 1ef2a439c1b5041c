import { defineMiddleware } from "astro:middleware";
import { pruneCspHashes } from "./build/content-security-policy.ts";

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  return isPage ? new Response(pruneCspHashes(await response.text()), response) : response;
});
