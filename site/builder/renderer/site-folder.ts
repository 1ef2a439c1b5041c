import { fileURLToPath } from "node:url";

export const siteFolder = fileURLToPath(new URL("../..", import.meta.url));
