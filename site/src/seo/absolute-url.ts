/** The site's public address, as `Astro.site` gives it. */
export type Site = URL | undefined;

/** A path of this site, or an address elsewhere, in full. Throws for a path where the site has no address. */
export const absoluteUrl = (path: string, site: Site): string => new URL(path, site).href;
