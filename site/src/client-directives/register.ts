import type { AstroIntegration } from "astro";
import type { HydrationReasons } from "./hydration-reasons.ts";

declare module "astro" {
  interface AstroClientDirectives {
    "client:touched"?: boolean | HydrationReasons;
  }
}

export const clientTouched: AstroIntegration = {
  name: "client-touched",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({
        name: "touched",
        entrypoint: "./src/client-directives/touched.ts",
      }),
  },
};
