import type { QueryClient } from "@tanstack/react-query";
import { adminPaths } from "shared/paths";
import type { Api } from "./lib/api/api-client.ts";
import type { Preload } from "./lib/app/preload.ts";
import { buildsQuery } from "./lib/requests/builds.ts";
import { conversationCountsQuery } from "./lib/requests/conversations.ts";
import { siteSettingsQuery } from "./lib/requests/site-settings.ts";
import { isAdmin, readSession } from "./lib/session/session.ts";

const messages = () => import("./features/inbox/conversations/messages/preload-messages.ts");

/** Of the screens that are opened most, by their paths. */
const screens: Record<string, () => Promise<{ preload: Preload }>> = {
  [adminPaths.dashboard]: () => import("./features/dashboard/preload-dashboard.ts"),
  [adminPaths.inbox]: () => import("./features/inbox/conversations/preload-inbox.ts"),
  [adminPaths.inquiries]: async () => ({ preload: (await messages()).preloadInquiries }),
  [adminPaths.contacts]: async () => ({ preload: (await messages()).preloadContacts }),
  [adminPaths.services]: () => import("./features/content/tours/list/preload-services.ts"),
};

const preloadScreen = async (api: Api, client: QueryClient, { pathname, search }: Location) => {
  const screen = await screens[pathname]?.();
  screen?.preload(api, client, new URLSearchParams(search));
};

/** Asks for what the first screen shows beside loading its script; failures are the screen's to tell. */
export function preload(api: Api, client: QueryClient, location: Location) {
  const session = readSession();
  if (!session || !isAdmin(session) || session.user.mustChangePassword) return;
  void preloadScreen(api, client, location).catch(() => undefined);
  void client.prefetchQuery(buildsQuery(api));
  void client.prefetchQuery(conversationCountsQuery(api));
  void client.prefetchQuery(siteSettingsQuery(api));
}
