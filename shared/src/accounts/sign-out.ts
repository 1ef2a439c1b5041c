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

/** Prefixes of keys in `sessionStorage` under which a tab keeps what is typed. */
export const typedTextPrefixes = { admin: "draft:", site: "message:" } as const;

/** Whether signing out would discard something typed, on whichever page of this tab. */
export const hasTypedTexts = () => {
  const prefixes = Object.values(typedTextPrefixes);
  return Object.keys(sessionStorage).some((key) => prefixes.some((one) => key.startsWith(one)));
};
