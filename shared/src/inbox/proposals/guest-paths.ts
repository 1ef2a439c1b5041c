/** Addresses of guests' pages, which the API renders. */
export const proposalPath = (token: string) => `/p/${token}`;

/** The guests of a trip fill in their details there. */
export const tripGuestsPath = (token: string) => `${proposalPath(token)}/guests`;

/** A guide's link; below `/p/`, so that hosts and logs treat it like the other secret addresses. */
export const daySheetPath = (token: string) => `/p/sheet/${token}`;
/** The form for reviews of a trip. */
export const reviewFormPath = (token: string) => `/review#token=${token}`;

export const verifyPath = "/verify";
