import type { HeaderRule } from "./header-rules.ts";

/** `_headers`, as Cloudflare and Netlify read it. Cloudflare joins values unless a line with `!` drops the earlier one. */
export const formatHeadersFile = ([first, ...furtherRules]: HeaderRule[]) => {
  const format = ({ path, headers }: HeaderRule, drop: (name: string) => string[]) =>
    [
      path,
      ...Object.entries(headers).flatMap(([name, value]) => [...drop(name), `  ${name}: ${value}`]),
    ].join("\n");
  const blocks = [
    ...(first ? [format(first, () => [])] : []),
    ...furtherRules.map((rule) => format(rule, (name) => [`  ! ${name}`])),
  ];
  return `${blocks.join("\n")}\n`;
};
