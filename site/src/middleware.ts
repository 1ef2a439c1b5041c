import { defineMiddleware } from "astro:middleware";
import { keepUsedHashes } from "./build/prune-csp-hashes.ts";

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  return isPage ? new Response(keepUsedHashes(await response.text()), response) : response;
});
