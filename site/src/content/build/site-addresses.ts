import { isAdminPath } from "shared/paths";
import { sitePathOf } from "../../lib/paths.ts";
import { publicPagesOf } from "../pages/public-pages.ts";
import type { Snapshot } from "./content-snapshot.ts";

export const isServedOutsideRelease = (path: string) =>
  /^\/(api|media)\//.test(path) || isAdminPath(path);

/** Cached per revision, because every link of every page is checked. */
const pathsOf = new WeakMap<Snapshot, ReadonlySet<string>>();

const readPaths = (snapshot: Snapshot) => {
  const known = pathsOf.get(snapshot);
  if (known) return known;
  const all = new Set(publicPagesOf(snapshot).map(({ path }) => path));
  pathsOf.set(snapshot, all);
  return all;
};

/** True for a link to another site or to an existing page of this one. */
export const leadsSomewhere = (snapshot: Snapshot, link: string): boolean => {
  if (!link.startsWith("/")) return true;
  const path = sitePathOf(link);
  return readPaths(snapshot).has(path) || isServedOutsideRelease(path);
};
