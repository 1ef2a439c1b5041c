import { toRedirectKey } from "shared/content/addresses/redirect-key";
import type { SiteRedirect } from "shared/content/addresses/redirects";
import { guestPaths, isAdminPath } from "shared/paths";
import { computeOnce } from "../../lib/compute-once.ts";
import { toSitePath } from "../../lib/paths.ts";
import { listPublicPages } from "../pages/public-pages.ts";
import type { Snapshot } from "./content-snapshot.ts";

export const isServedOutsideRelease = (path: string) =>
  /^\/(api|media)\//.test(path) || path === guestPaths.verify || isAdminPath(path);

type Addresses = {
  paths: ReadonlySet<string>;
  /** Redirects that lead somewhere, as their sources are compared. */
  redirects: ReadonlyMap<string, SiteRedirect>;
};

const leadsToPage = (link: string, paths: ReadonlySet<string>) => {
  const path = toSitePath(link);
  return paths.has(path) || isServedOutsideRelease(path);
};

const readAddresses = computeOnce((snapshot: Snapshot): Addresses => {
  const paths = new Set(listPublicPages(snapshot).map(({ path }) => path));
  const pageKeys = new Set([...paths].map(toRedirectKey));
  const redirects = new Map(
    snapshot.redirects
      // The pages of a live site's tours are not known here.
      .filter(({ target }) => snapshot.isLive || leadsToPage(target, paths))
      .map((redirect) => [toRedirectKey(redirect.source), redirect] as const)
      .filter(([key]) => !pageKeys.has(key)),
  );
  return { paths, redirects };
});

/** The redirects of a release: those that lead to a page, and do not take the place of one. */
export const listRedirects = (snapshot: Snapshot): SiteRedirect[] => [
  ...readAddresses(snapshot).redirects.values(),
];

/** True for a link to another site, to an existing page of this one, or to an old address that redirects. */
export const leadsSomewhere = (snapshot: Snapshot, link: string): boolean => {
  if (!link.startsWith("/")) return true;
  const { paths, redirects } = readAddresses(snapshot);
  return leadsToPage(link, paths) || redirects.has(toRedirectKey(link));
};
