import { adminPaths } from "shared/paths";
import { useHasFullAccess } from "../session/access.ts";
import { pathTo } from "./paths.ts";

/** The screens of admins with access to content; all others need access to everything. */
const contentPaths: ReadonlySet<string> = new Set([
  adminPaths.dashboard,
  adminPaths.services,
  adminPaths.serviceList,
  adminPaths.createService,
  adminPaths.updateService,
  adminPaths.toursImport,
  adminPaths.galleryList,
  adminPaths.createGallery,
  adminPaths.updateGallery,
  adminPaths.galleryItem,
  adminPaths.reviews,
  adminPaths.createReview,
  adminPaths.updateReview,
  adminPaths.team,
  adminPaths.createTeamMember,
  adminPaths.updateTeamMember,
  pathTo.settings("pages"),
  adminPaths.createPage,
  pathTo.settings("stories"),
  adminPaths.createStory,
  adminPaths.updatePage,
  adminPaths.timetable,
  adminPaths.trash,
  adminPaths.history,
  pathTo.settingsList,
  pathTo.settings("profile"),
  pathTo.settings("account"),
  pathTo.settings("security"),
  pathTo.settings("questions"),
  pathTo.settings("publishing"),
]);

/** True if admins with access to content may open this path of a screen. */
export const isForContent = (path: string) => contentPaths.has(path);

/** Returns a check of the paths that the signed-in admin may open. */
export function useCanOpen() {
  const isFull = useHasFullAccess();
  return (path: string) => isFull || isForContent(path);
}
