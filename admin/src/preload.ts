import type { QueryClient } from "@tanstack/react-query";
import { adminPaths } from "shared/paths";
import type { Api } from "./lib/api/api-client.ts";
import { buildsQuery } from "./lib/requests/builds.ts";
import { conversationCountsQuery } from "./lib/requests/conversations.ts";
import { siteSettingsQuery } from "./lib/requests/site-settings.ts";
import { isAdmin, readSession } from "./lib/session/session.ts";

const loadDashboard = async (api: Api, client: QueryClient) => {
  const { preloadDashboard } = await import("./features/dashboard/preload-dashboard.ts");
  preloadDashboard(api, client);
};

/** Asks for what the first screen shows beside loading its script; failures are the screen's to tell. */
export function preload(api: Api, client: QueryClient, path: string) {
  const session = readSession();
  if (!session || !isAdmin(session) || session.user.mustChangePassword) return;
  void client.prefetchQuery(buildsQuery(api));
  void client.prefetchQuery(conversationCountsQuery(api));
  void client.prefetchQuery(siteSettingsQuery(api));
  if (path === adminPaths.dashboard) void loadDashboard(api, client).catch(() => undefined);
}
