import { fileURLToPath } from "node:url";

/** Where the site's sources are. */
export const siteFolder = fileURLToPath(new URL("../..", import.meta.url));
