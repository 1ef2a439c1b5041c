/** Fragments by which the home page tells that the server did not confirm a sign-out, or could not store it. */
export const signOutNotices = {
  unconfirmed: "signed-out-here",
  untilRestart: "signed-out-until-restart",
} as const;

/** The home page after a sign-out, by how that went. */
export const homeAfterSignOut = {
  forGood: "/",
  unconfirmed: `/#${signOutNotices.unconfirmed}`,
  untilRestart: `/#${signOutNotices.untilRestart}`,
} as const;
export type SignOutResult = keyof typeof homeAfterSignOut;
