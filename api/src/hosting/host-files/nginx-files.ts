import { adminRedirects } from "shared/paths";
import { adminScreens } from "./admin-screens.ts";
import { byHeader } from "./by-header.ts";
import { type HeaderRule, needlesslyEncoded, rulePattern } from "./header-rules.ts";

/** Addresses as they were asked for, with their query. */
const requestPattern = (path: string) =>
  rulePattern(path).replaceAll(".*", "[^?]*").replace(/\$$/, "(\\?|$)");

/** For the `http` block: a variable for each header, empty for what the API answers. */
export const formatNginxVariables = (rules: HeaderRule[]) =>
  byHeader(rules)
    .map(({ variable, values }) => {
      const lines = values.map(({ path, value }) => `  "~${requestPattern(path)}" "${value}";`);
      const all = ['  "~^/(api|media)/" "";', ...lines];
      return `map $request_uri $${variable} {\n${all.join("\n")}\n}\n`;
    })
    .join("");

/** For the `server` block, which names the folder and forwards what is the API's. */
export const formatNginxServer = (rules: HeaderRule[]) =>
  [
    ...byHeader(rules).map(({ name, variable }) => `add_header ${name} $${variable} always;`),
    "charset utf-8;",
    "charset_types text/html text/css text/xml text/plain text/javascript application/json;",
    "absolute_redirect off;",
    "error_page 404 /404.html;",
    `if ($request_uri ~* "${needlesslyEncoded}") { return 404; }`,
    ...Object.entries(adminRedirects).map(
      ([from, to]) => `location = ${from} { return 302 ${to}; }`,
    ),
    ...adminScreens.map(
      (path) => `location ~ "${rulePattern(path)}" { try_files /admin/index.html =404; }`,
    ),
    "location = / { try_files /index.html =404; }",
    "location / { rewrite ^/(.+)/$ /$1 permanent; try_files $uri $uri.html =404; }",
    "",
  ].join("\n");
