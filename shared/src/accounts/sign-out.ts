/** Fragments of the home page's address after a sign-out that the server did not confirm or could not store. */
export const signOutNotices = {
  unconfirmed: "signed-out-here",
  untilRestart: "signed-out-until-restart",
} as const;

export const homeAfterSignOut = {
  forGood: "/",
  unconfirmed: `/#${signOutNotices.unconfirmed}`,
  untilRestart: `/#${signOutNotices.untilRestart}`,
} as const;
export type SignOutResult = keyof typeof homeAfterSignOut;

/** Prefixes of the keys in `sessionStorage` that hold a tab's unsent text. */
export const typedTextPrefixes = { admin: "draft:", site: "message:" } as const;

export const hasTypedTexts = () => {
  const prefixes = Object.values(typedTextPrefixes);
  return Object.keys(sessionStorage).some((key) =>
    prefixes.some((prefix) => key.startsWith(prefix)),
  );
};
