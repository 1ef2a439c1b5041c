import type { Answered } from "#http/watch-requests.ts";
import type { Settings } from "#platform/env/env.ts";
import { createDevHosting } from "#publishing/hosting/dev-hosting.ts";
import type { FileSet } from "#publishing/hosting/file-set.ts";
import { createHosting } from "#publishing/hosting/hosting.ts";
import type { Services } from "../create-services.ts";
import type { Infrastructure } from "../open-infrastructure.ts";
import { createApp } from "./app.ts";

/** Returns the addresses of the development servers under `pnpm dev`, otherwise `undefined`. */
export const getDevServers = ({ DEV_SITE_URL, DEV_ADMIN_URL }: Settings) =>
  DEV_SITE_URL && DEV_ADMIN_URL ? { site: DEV_SITE_URL, admin: DEV_ADMIN_URL } : undefined;

/** Creates the handler of all requests: the API and the hosting of site and admin. */
export const createProductApp = (
  { settings, releases, storage, log, now }: Infrastructure,
  services: Services,
  adminFiles: () => FileSet,
  onAnswered?: (answered: Answered) => void,
) => {
  const publicUrl = settings.PUBLIC_URL;
  const hosting = createHosting({
    releases: settings.ROLE === "web" ? undefined : releases,
    adminFiles,
    storage,
    publicUrl,
    mediaPublicUrl: settings.MEDIA_PUBLIC_URL,
    onMissing: services.missingPaths.note,
  });
  const devServers = getDevServers(settings);
  return createApp({
    services,
    hosting: devServers ? createDevHosting(devServers, hosting) : hosting,
    publicUrl,
    trustedProxies: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    contentToken: settings.CONTENT_TOKEN,
    log,
    now,
    onAnswered,
  });
};
