import { generatePath } from "react-router";
import { adminPaths, signedOutHere } from "shared/paths";

type SettingsSection =
  | "profile"
  | "account"
  | "security"
  | "publishing"
  | "outbox"
  | "personal-data";

/** Addresses of the screens that show one record. */
export const pathTo = {
  updateService: (id: string) => generatePath(adminPaths.updateService, { id }),
  updateUser: (id: string) => generatePath(adminPaths.updateUser, { id }),
  galleryItem: (id: string) => generatePath(adminPaths.galleryItem, { id }),
  updateGallery: (id: string) => generatePath(adminPaths.updateGallery, { id }),
  /** The create screen in its edit mode. */
  editPhoto: (id: string) => `${adminPaths.createGallery}?photo=${encodeURIComponent(id)}`,
  settings: (section: SettingsSection) => generatePath(adminPaths.settings, { "*": section }),
};

/** Pages of the public site that the admin leads to, always by full navigation. */
export const sitePaths = {
  home: "/",
  /** Home, telling that the server has not confirmed the end of the session. */
  homeUnconfirmed: `/#${signedOutHere}`,
  signIn: "/login",
};
