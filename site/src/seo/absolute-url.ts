export type Site = URL | undefined;

/** Throws if the path is relative and the site has no address. */
export const absoluteUrl = (path: string, site: Site): string => new URL(path, site).href;
