import { PUBLIC_API_URL } from "astro:env/server";

/** The API's origin for browsers, a prefix of `/api`; empty if site and API share an origin. Scripts read it from the page. */
export const apiOrigin = PUBLIC_API_URL ? new URL(PUBLIC_API_URL).origin : "";
