import type { Settings } from "#platform/env/env.ts";
import { fingerprint } from "./fingerprint.ts";

/** Settings passed to the site. A change to any of them rebuilds every page. */
export const siteEnvironment = (settings: Settings): Record<string, string> => {
  const variables = {
    CONTENT: settings.CONTENT,
    PUBLIC_URL: settings.PUBLIC_URL,
    PUBLIC_API_URL: settings.PUBLIC_API_URL,
    MEDIA_PUBLIC_URL: settings.MEDIA_PUBLIC_URL,
    REVIEWS_WIDGET_SRC: settings.REVIEWS_WIDGET_SRC,
    REVIEWS_WIDGET_ID: settings.REVIEWS_WIDGET_ID,
    REVIEWS_WIDGET_ORIGINS: settings.REVIEWS_WIDGET_ORIGINS.join(" "),
  };
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
};

/** Settings that the pages depend on. */
export const siteFingerprint = (settings: Settings) =>
  fingerprint(["site", "shared/src"], {
    ...siteEnvironment(settings),
    // Told in the content, where a change of it raises no revision.
    RETENTION_DAYS: `${settings.RETENTION_DAYS}`,
  });
