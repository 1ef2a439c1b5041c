import { signedOutHere } from "shared/paths";

/** Every address of the public site. */
export const paths = {
  home: "/",
  inquiryForm: "/#plan-your-tour",
  services: "/services",
  gallery: "/gallery",
  about: "/about",
  contact: "/contact",
  signIn: "/login",
  join: "/join",
  mtbTour: "/explore-more-to-Rwanda",
} as const;

/** The home page, telling that the server has not confirmed the end of the session. */
export const homeSignOutUnconfirmed = `${paths.home}#${signedOutHere}`;

/** The page of one tour. */
export const servicePath = (id: string) => `/service/${encodeURIComponent(id)}`;

/** The tour that a path names, if it is the path of a tour's page. */
export function serviceIdFromPath(pathname: string): string | undefined {
  const id = /^\/service\/([^/]+)\/?$/.exec(pathname)?.[1];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

const sitePaths: ReadonlySet<string> = new Set(Object.values(paths));

/** Whether a path belongs to the public site's own pages, and not to the admin's. */
export const isSitePath = (pathname: string) =>
  sitePaths.has(pathname) || /^\/(service\/|gallery-\d)/.test(pathname);
