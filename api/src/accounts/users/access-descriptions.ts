import type { UserAccess } from "shared/accounts/users";

/** The words after `Your account can now`. */
export const accessDescriptions: Record<UserAccess, string> = {
  all: "use the whole admin area",
  content: "change the site's content only",
};
