import { guestPaths, isAdminPath } from "shared/paths";
import { computeOnce } from "../../lib/compute-once.ts";
import { toSitePath } from "../../lib/paths.ts";
import { listPublicPages } from "../pages/public-pages.ts";
import type { Snapshot } from "./content-snapshot.ts";

export const isServedOutsideRelease = (path: string) =>
  /^\/(api|media)\//.test(path) || path === guestPaths.verify || isAdminPath(path);

const listPaths = computeOnce(
  (snapshot: Snapshot) => new Set(listPublicPages(snapshot).map(({ path }) => path)),
);

/** True for a link to another site or to an existing page of this one. */
export const leadsSomewhere = (snapshot: Snapshot, link: string): boolean => {
  if (!link.startsWith("/")) return true;
  const path = toSitePath(link);
  return listPaths(snapshot).has(path) || isServedOutsideRelease(path);
};
