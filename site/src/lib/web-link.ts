import { toSitePath } from "./paths.ts";

const elsewhere = { target: "_blank", rel: "noopener noreferrer" };

/** True for an `http:` or `https:` address or a path of this site. */
export const isWebLink = (link: string) => /^(https?:\/\/|\/)/i.test(link);

/** The attributes of a link that the owner typed; other sites open in a new tab. */
export const webLinkTo = (link: string) =>
  link.startsWith("/")
    ? { href: toSitePath(link) + link.replace(/^[^?#]*/, "") }
    : { href: link, ...elsewhere };
