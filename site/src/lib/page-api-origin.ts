/** The API's origin as the page names it, a prefix of `/api`; empty if site and API share an origin. */
export const pageApiOrigin = () => document.documentElement.dataset.api ?? "";
