import { join } from "node:path";
import { env } from "node:process";
import react from "@astrojs/react";
import { defineConfig, envField, fontProviders } from "astro/config";
import { codeSplitting, plainImports } from "./src/build/code-splitting.ts";
import { contentSecurityPolicy } from "./src/build/content-security-policy.ts";
import { clientTouched } from "./src/client-directives/register.ts";
import { watchContent } from "./src/content/build/watch-content.ts";

// Astro itself needs these settings; pages read the others through `astro:env`.
const { PUBLIC_URL, PUBLIC_API_URL, MEDIA_PUBLIC_URL, CONTENT_API_URL, CONTENT_TOKEN, CACHE_DIR } =
  env;

/** Astro reads secrets when a page is made: one compiled site serves any address. */
const readAtRunTime = { context: "server", access: "secret" } as const;
const optionalText = envField.string({ ...readAtRunTime, optional: true });

/** Forwards the API's paths when another server sends the pages. */
const forwardTo = (api: string) => ({ "/api": api, "/media": api });

export default defineConfig({
  site: PUBLIC_URL || "http://localhost:3000",
  // Astro keeps the content that it read here: two products of one checkout must not share it.
  cacheDir: CACHE_DIR || "./node_modules/.astro",
  output: "static",
  trailingSlash: "never",
  build: { format: "file" },
  devToolbar: { enabled: false },
  // No Markdown here; its highlighter would only warn about the content security policy.
  markdown: { syntaxHighlight: false },
  vite: {
    ...(CACHE_DIR && { cacheDir: join(CACHE_DIR, "vite") }),
    // `astro dev` answers on a port of its own.
    server: { proxy: CONTENT_API_URL ? forwardTo(CONTENT_API_URL) : {} },
    plugins: [plainImports],
    environments: {
      client: {
        build: { modulePreload: false, rolldownOptions: { output: { codeSplitting } } },
      },
    },
  },
  integrations: [react(), clientTouched, watchContent(CONTENT_API_URL, CONTENT_TOKEN)],
  env: {
    schema: {
      /** The API that the build reads, as its origin; `/api/content` is asked once. */
      CONTENT_API_URL: optionalText,
      CONTENT_TOKEN: optionalText,
      CONTENT: envField.enum({
        ...readAtRunTime,
        values: ["prebuilt", "live"],
        default: "prebuilt",
      }),
      /** The API that browsers call; without it the site's own origin. */
      PUBLIC_API_URL: optionalText,
      REVIEWS_WIDGET_SRC: optionalText,
      REVIEWS_WIDGET_ID: optionalText,
      REVIEWS_WIDGET_ORIGINS: optionalText,
    },
    validateSecrets: true,
  },
  security: {
    csp: contentSecurityPolicy({ api: PUBLIC_API_URL, media: MEDIA_PUBLIC_URL }),
  },
  fonts: [
    {
      name: "Brygada 1918",
      cssVariable: "--font-brygada",
      provider: fontProviders.local(),
      fallbacks: ["Georgia", "serif"],
      options: {
        variants: [
          // The Latin subset of @fontsource-variable/brygada-1918 5.3.0 without what no text here needs:
          // pyftsubset --flavor=woff2 --layout-features=kern,mark,liga,locl,ccmp,pnum,tnum
          // --unicodes=U+20-7E,U+A0-FF,U+131,U+152-153,U+2BB-2BC,U+2013-2014,U+2018-201A,U+201C-201E,
          // U+2022,U+2026,U+2032-2033,U+20AC,U+2122,U+2212
          {
            src: ["./src/assets/fonts/brygada-1918.woff2"],
            weight: "400 700",
            style: "normal",
          },
        ],
      },
    },
  ],
});
