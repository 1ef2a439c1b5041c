import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:settled"?: boolean;
  }
}

/** Makes `client:settled` known to the pages. */
export const settledIslands: AstroIntegration = {
  name: "settled-islands",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({
        name: "settled",
        entrypoint: "./src/client-directives/settled.ts",
      }),
  },
};
