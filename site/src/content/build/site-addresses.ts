import { guestPaths, isAdminPath } from "shared/paths";
import { toSitePath } from "../../lib/paths.ts";
import { listPublicPages } from "../pages/public-pages.ts";
import type { Snapshot } from "./content-snapshot.ts";

export const isServedOutsideRelease = (path: string) =>
  /^\/(api|media)\//.test(path) || path === guestPaths.verify || isAdminPath(path);

/** Cached per revision, because every link of every page is checked. */
const pathsBySnapshot = new WeakMap<Snapshot, ReadonlySet<string>>();

const readPaths = (snapshot: Snapshot) => {
  const cached = pathsBySnapshot.get(snapshot);
  if (cached) return cached;
  const paths = new Set(listPublicPages(snapshot).map(({ path }) => path));
  pathsBySnapshot.set(snapshot, paths);
  return paths;
};

/** True for a link to another site or to an existing page of this one. */
export const leadsSomewhere = (snapshot: Snapshot, link: string): boolean => {
  if (!link.startsWith("/")) return true;
  const path = toSitePath(link);
  return readPaths(snapshot).has(path) || isServedOutsideRelease(path);
};
