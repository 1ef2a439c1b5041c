import { toRedirectKey } from "shared/content/addresses/redirect-key";
import type { SiteRedirect } from "shared/content/addresses/redirects";

export type RedirectMap = ReadonlyMap<string, string>;

/** Targets by source, as sources are compared. */
export const toRedirectMap = (redirects: SiteRedirect[] = []): RedirectMap =>
  new Map(redirects.map(({ source, target }) => [toRedirectKey(source), target]));

const addQuery = (target: string, query: string) => {
  const [, path = "", hash = ""] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  if (!query) return target;
  return path + (path.includes("?") ? `&${query.slice(1)}` : query) + hash;
};

/** The address that `url` leads to, with the query of `url`. */
export const findRedirect = (redirects: RedirectMap, url: string) => {
  if (redirects.size === 0) return undefined;
  const { pathname, search } = new URL(url);
  const target = redirects.get(toRedirectKey(pathname));
  return target && addQuery(target, search);
};
