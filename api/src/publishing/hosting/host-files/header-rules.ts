import { adminAssets, reviewsWidgetPath, serviceWorker } from "shared/paths";
import { immutable, revalidated } from "#platform/web/cache-control.ts";
import {
  adminPolicy,
  createSecurityHeaders,
  inertPolicy,
  serviceWorkerHeaders,
  sitePolicy,
  widgetPageHeaders,
} from "../security-headers.ts";
import { adminScreens } from "./admin-screens.ts";

/** `path` may hold `*` for anything and `:name` for a segment; of two rules the later one wins, header by header. */
export type HeaderRule = { path: string; headers: Record<string, string> };

export type HeaderSettings = {
  publicUrl: string;
  /** Origin of the API where browsers call it at another one. */
  publicApiUrl?: string | undefined;
  mediaPublicUrl?: string | undefined;
};

/** Files of a site that are not pages. */
const otherFiles = ["/*.json", "/*.txt", "/*.xml", "/*.svg", "/*.png", "/*.webmanifest"];
const hashedFiles = "/_astro/*";
const hashedAdminFiles = `${adminAssets}assets/*`;

/** The headers that `hosting.ts` sends, for other hosts. Pages carry the rest of their policies themselves. */
export const createHeaderRules = (settings: HeaderSettings): HeaderRule[] => {
  const { publicUrl, publicApiUrl, mediaPublicUrl } = settings;
  const admin = adminPolicy({ media: mediaPublicUrl, api: publicApiUrl });
  const immutableHeaders = { "Cache-Control": immutable };
  return [
    {
      path: "/*",
      headers: {
        ...createSecurityHeaders(publicUrl),
        ...sitePolicy({ type: "text/html" }, publicApiUrl),
        "Cache-Control": revalidated,
      },
    },
    ...otherFiles.map((path) => ({ path, headers: inertPolicy })),
    { path: hashedFiles, headers: { ...inertPolicy, ...immutableHeaders } },
    ...[...adminScreens, `${adminAssets}*`].map((path) => ({ path, headers: admin })),
    { path: hashedAdminFiles, headers: immutableHeaders },
    { path: serviceWorker.script, headers: serviceWorkerHeaders },
    { path: reviewsWidgetPath, headers: widgetPageHeaders({}) },
  ];
};
