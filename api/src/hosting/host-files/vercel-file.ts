import { adminRedirects } from "shared/paths";
import { adminScreens } from "./admin-screens.ts";
import { type HeaderRule, rulePattern } from "./header-rules.ts";
import { type ForwardSettings, forwardedPaths } from "./redirects-file.ts";

/** `config.json` of Vercel's Build Output API, which lies beside the folder `static`. */
export const formatVercelFile = (
  rules: HeaderRule[],
  settings: ForwardSettings,
  pages: string[],
) => {
  const routes = [
    ...Object.entries(adminRedirects).map(([from, to]) => ({
      src: rulePattern(from),
      status: 302,
      headers: { Location: to },
    })),
    ...forwardedPaths(settings).map((path) => ({
      src: `^${path}(.*)$`,
      dest: `${settings.api}${path}$1`,
    })),
    ...rules.map(({ path, headers }) => ({ src: rulePattern(path), headers, continue: true })),
    { handle: "filesystem" },
    ...adminScreens.map((path) => ({ src: rulePattern(path), dest: "/admin/index.html" })),
    { handle: "error" },
    { src: "^.*$", status: 404, dest: "/404" },
  ];
  const overrides = Object.fromEntries(
    pages.map((file) => [file, { path: file.replace(/\.html$/, "") }]),
  );
  return `${JSON.stringify({ version: 3, routes, overrides }, null, 2)}\n`;
};
