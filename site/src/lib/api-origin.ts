import { PUBLIC_API_URL } from "astro:env/client";

/** Prefix of `/api` in the browser's requests; empty if site and API share an origin. */
export const apiOrigin = PUBLIC_API_URL ? new URL(PUBLIC_API_URL).origin : "";
