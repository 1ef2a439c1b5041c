import { generatePath } from "react-router";
import type { RecordRef } from "shared/content/records/records";
import { adminPaths } from "shared/paths";

type SettingsSection =
  | "profile"
  | "account"
  | "security"
  | "calendar"
  | "notifications"
  | "publishing"
  | "pages"
  | "stories"
  | "questions"
  | "ways-to-pay"
  | "api-keys"
  | "webhooks"
  | "mail"
  | "outbox"
  | "backup"
  | "personal-data"
  | "audit";

export const pathTo = {
  conversation: (id: string) => generatePath(adminPaths.conversation, { id }),
  proposal: (id: string) => generatePath(adminPaths.proposal, { id }),
  daySheet: (scope: { day: string } | { trip: string }) =>
    `${adminPaths.daySheet}?${new URLSearchParams(scope)}`,
  updateService: (id: string) => generatePath(adminPaths.updateService, { id }),
  copyService: (id: string) => `${adminPaths.createService}?copy=${encodeURIComponent(id)}`,
  updatePage: (id: string) => generatePath(adminPaths.updatePage, { id }),
  updateReview: (id: string) => generatePath(adminPaths.updateReview, { id }),
  updateTeamMember: (id: string) => generatePath(adminPaths.updateTeamMember, { id }),
  updateUser: (id: string) => generatePath(adminPaths.updateUser, { id }),
  galleryItem: (id: string) => generatePath(adminPaths.galleryItem, { id }),
  updateGallery: (id: string) => generatePath(adminPaths.updateGallery, { id }),
  editPhoto: (id: string) => `${adminPaths.createGallery}?photo=${encodeURIComponent(id)}`,
  history: ({ kind, id }: RecordRef) => generatePath(adminPaths.history, { kind, id }),
  /** The list of all sections; a wide screen shows the first one beside it. */
  settingsList: adminPaths.settings.replace("/*", ""),
  siteSettings: (section: string) => `${adminPaths.siteSettings}/${section}`,
  settings: (section: SettingsSection) => generatePath(adminPaths.settings, { "*": section }),
};

/** Public pages, reached by full navigation. */
export const sitePaths = {
  home: "/",
  /** Shows the site even before it opens. */
  preview: "/?preview",
  signIn: "/login",
};
