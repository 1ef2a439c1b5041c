import { adminAssets, adminRedirects, guestPaths } from "shared/paths";
import { adminScreens } from "./admin-screens.ts";

type ForwardSettings = {
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
  ];
};

/** `_redirects`, as Cloudflare and Netlify read it; Cloudflare forwards nothing to other hosts. */
export const formatRedirectsFile = (settings: ForwardSettings) =>
  [
    ...Object.entries(adminRedirects).map(([from, to]) => `${from} ${to} 302`),
    ...adminScreens.map((path) => `${path} ${adminAssets} 200`),
    ...forwardedPaths(settings).map((path) => `${path}* ${settings.api}${path}:splat 200`),
    ...(settings.api ? [`${guestPaths.verify} ${settings.api}${guestPaths.verify} 200`] : []),
    "",
  ].join("\n");
