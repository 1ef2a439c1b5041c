import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:settled"?: boolean;
  }
}

export const clientSettled: AstroIntegration = {
  name: "client-settled",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({
        name: "settled",
        entrypoint: "./src/client-directives/settled.ts",
      }),
  },
};
