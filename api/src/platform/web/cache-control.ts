/** For files whose name changes with their bytes. */
export const immutable = "public, max-age=31536000, immutable";
export const revalidated = "no-cache";
