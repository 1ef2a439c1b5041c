import { sitePathOf } from "./paths.ts";

const elsewhere = { target: "_blank", rel: "noopener noreferrer" };

/** Tells a page or a path of this site from a script or a file. */
export const isWebLink = (link: string) => /^(https?:\/\/|\/)/i.test(link);

/** The attributes of a link that the owner typed: another site opens beside this one. */
export const webLinkTo = (link: string) =>
  link.startsWith("/")
    ? { href: sitePathOf(link) + link.replace(/^[^?#]*/, "") }
    : { href: link, ...elsewhere };
