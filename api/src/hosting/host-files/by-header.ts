import type { HeaderRule } from "./header-rules.ts";

/** For each header the rules that set it: the one that wins first. */
export const byHeader = (rules: HeaderRule[]) =>
  [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].map((name) => ({
    name,
    variable: `site_${name.toLowerCase().replaceAll("-", "_")}`,
    values: rules.toReversed().flatMap(({ path, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [{ path, value }];
    }),
  }));
