export type Site = URL | undefined;

/** Throws for a path where the site has no address. */
export const absoluteUrl = (path: string, site: Site): string => new URL(path, site).href;
