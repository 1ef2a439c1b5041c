import { isFullAdmin } from "shared/accounts/users";
import {
  readSiteSettings,
  saveSiteSettings,
} from "shared/content/site-settings/site-settings.endpoints";
import { route } from "#http/route.ts";
import type { SiteSettingsService } from "./site-settings.service.ts";

export const siteSettingsRoutes = ({ siteSettings }: { siteSettings: SiteSettingsService }) => [
  route(readSiteSettings, ({ user }) =>
    isFullAdmin(user) ? siteSettings.read() : siteSettings.readPublic(),
  ),
  route(saveSiteSettings, async ({ by, query, body, user, session }) => {
    const version = await siteSettings.save(by, body, { user, session }, query);
    return { message: "Settings saved.", version };
  }),
];
