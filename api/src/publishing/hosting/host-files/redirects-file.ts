import type { SiteRedirect } from "shared/content/addresses/redirects";
import { adminAssets, adminRedirects, guestPaths } from "shared/paths";
import { adminScreens } from "./admin-screens.ts";

/** A source has no placeholders. */
const toPattern = (source: string) =>
  encodeURI(source).replaceAll("*", "%2A").replaceAll(":", "%3A");

type ForwardSettings = {
  /** Old addresses of pages. */
  redirects?: SiteRedirect[] | undefined;
  /** Address of the API. */
  api: string | undefined;
  publicApiUrl?: string | undefined;
  mediaPublicUrl?: string | undefined;
};

const forwardedPaths = ({ api, publicApiUrl, mediaPublicUrl }: ForwardSettings) => {
  if (!api) return [];
  return [
    ...(publicApiUrl ? [] : ["/api/"]),
    ...(mediaPublicUrl ? [] : ["/media/"]),
    guestPaths.proposal,
    guestPaths.preview,
  ];
};

/** `_redirects`, as Cloudflare and Netlify read it; Cloudflare forwards nothing to other hosts. */
export const formatRedirectsFile = (settings: ForwardSettings) =>
  [
    ...(settings.redirects ?? []).map(({ source, target }) => `${toPattern(source)} ${target} 301`),
    ...Object.entries(adminRedirects).map(([from, to]) => `${from} ${to} 302`),
    ...adminScreens.map((path) => `${path} ${adminAssets} 200`),
    ...forwardedPaths(settings).map((path) => `${path}* ${settings.api}${path}:splat 200`),
    ...(settings.api ? [`${guestPaths.verify} ${settings.api}${guestPaths.verify} 200`] : []),
    "",
  ].join("\n");
