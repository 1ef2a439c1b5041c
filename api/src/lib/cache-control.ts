/** For files whose name changes with their bytes. */
export const immutable = "public, max-age=31536000, immutable";
/** Caches ask each time whether they still have the latest. */
export const revalidated = "no-cache";
