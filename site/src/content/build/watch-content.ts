import type { AstroIntegration } from "astro";
import { contentHeaders } from "./fetch-content.ts";

const everyMilliseconds = 1_000;

/** In development, reloads open pages when the API has a newer revision of the content. */
export function watchContent(api: string | undefined, token: string | undefined): AstroIntegration {
  return {
    name: "watch-content",
    hooks: {
      "astro:server:setup": ({ server }) => {
        if (!api) return;
        let seen = "";
        const look = async () => {
          const headers = { ...contentHeaders(token), "If-None-Match": seen };
          const response = await fetch(new URL("/api/content", api), { headers }).catch(() => null);
          await response?.body?.cancel();
          if (!response?.ok) return;
          if (seen) server.hot.send({ type: "full-reload" });
          seen = response.headers.get("ETag") ?? "";
        };
        const timer = setInterval(look, everyMilliseconds);
        server.httpServer?.once("close", () => clearInterval(timer));
      },
    },
  };
}
