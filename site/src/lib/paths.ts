export const paths = {
  home: "/",
  inquiryForm: "/#plan-your-tour",
  services: "/services",
  compare: "/compare",
  gallery: "/gallery",
  about: "/about",
  contact: "/contact",
  signIn: "/login",
  join: "/join",
  resetPassword: "/reset-password",
  mtbTour: "/explore-more-to-Rwanda",
  privacy: "/privacy",
  terms: "/terms",
  verify: "/verify",
} as const;

export const inquiryFormFor = (tour: string) => `/?${new URLSearchParams({ tour })}#plan-your-tour`;

/** Ids of the form on a tour's page and of the form on any other page. */
export const inquiryFormId = "inquire";
export const planFormId = "plan-your-tour";

/** The page of an activity, of families or of several days. */
export const groupPath = (slug: string) => `${paths.services}/${slug}`;

/** The table that compares all tours of a group. */
export const comparisonPath = (slug: string) => `${paths.compare}/${slug}`;

/** A section of the contact page. */
export const directionsId = "how-to-get-here";
export const directionsPath = `${paths.contact}#${directionsId}`;

export function serviceIdFromPath(pathname: string): string | undefined {
  const id = /^\/service\/([^/]+)\/?$/.exec(pathname)?.[1];
  try {
    return id && decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

/** The path of a link within the site: `/about` for `/about/?from=mail#top`. */
export const toSitePath = (link: string) => link.replace(/[?#].*$/s, "").replace(/(.)\/$/, "$1");
