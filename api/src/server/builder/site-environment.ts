import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Settings } from "#platform/env/env.ts";
import { hashSiteSources, type SiteBundle } from "./site-bundle.ts";

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

/** Identifies the sources and settings that all pages are made from. */
const hashRelease = (settings: Settings, sourceHash: string) => {
  // The retention is part of the content, but changing it raises no revision.
  const input = [sourceHash, siteEnvironment(settings), settings.RETENTION_DAYS];
  return createHash("sha256").update(JSON.stringify(input)).digest("hex").slice(0, 32);
};

export const siteFingerprint = async (settings: Settings) =>
  hashRelease(settings, await hashSiteSources());

/** Environment of the programs of a bundle. */
export const rendererEnvironment = (settings: Settings, { folder, sourceHash }: SiteBundle) => ({
  ...siteEnvironment(settings),
  NODE_ENV: "production",
  CLIENT_FOLDER: join(folder, "client"),
  SOURCE_HASH: hashRelease(settings, sourceHash),
  ...(settings.CONTENT_TOKEN && { CONTENT_TOKEN: settings.CONTENT_TOKEN }),
});
