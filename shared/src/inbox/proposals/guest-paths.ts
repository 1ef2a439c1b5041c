/** Addresses of guests' pages, which the API renders. */
export const proposalPath = (token: string) => `/p/${token}`;

export const verifyPath = "/verify";
