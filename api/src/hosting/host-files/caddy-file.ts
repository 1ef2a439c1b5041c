import { adminRedirects } from "shared/paths";
import { adminScreens } from "./admin-screens.ts";
import { byHeader } from "./by-header.ts";
import { type HeaderRule, needlesslyEncoded, rulePattern } from "./header-rules.ts";

const mapOf = ({ variable, values }: ReturnType<typeof byHeader>[number]) =>
  [
    `  map {http.request.orig_uri.path} {${variable}} {`,
    ...values.map(({ path, value }) => `    ~${rulePattern(path)} "${value}"`),
    "  }",
  ].join("\n");

/** A snippet for a Caddyfile, which names the folder and forwards what is the API's. */
export const formatCaddyFile = (rules: HeaderRule[]) => {
  const admin = adminScreens.map(rulePattern).join("|");
  return `${[
    "(site) {",
    ...byHeader(rules).map(mapOf),
    ...byHeader(rules).map(({ name, variable }) => `  header ${name} {${variable}}`),
    ...Object.entries(adminRedirects).map(([from, to]) => `  redir ${from} ${to} 302`),
    `  @encoded vars_regexp {http.request.orig_uri} (?i)${needlesslyEncoded}`,
    "  respond @encoded 404",
    `  @admin path_regexp ${admin}`,
    "  rewrite @admin /admin/index.html",
    "  @folder path_regexp folder ^/(.+)/$",
    "  redir @folder /{re.folder.1} 308",
    "  try_files {path} {path}.html",
    "  file_server",
    "}",
  ].join("\n")}\n`;
};
