import { createHash } from "node:crypto";
import type { SettingsChange, SiteSettings, VersionedSettings } from "shared/site-settings";
import { siteSettings } from "#db/schema.ts";
import { editConflict } from "../../lib/errors.ts";
import type { WriteContent } from "../../publishing/content-writer.ts";
import type { ContentService } from "../content/content.service.ts";
import { toSiteSettings } from "../content/to-site-settings.ts";

const withVersion = <Value>(value: Value) => ({
  value,
  version: createHash("sha256").update(JSON.stringify(value)).digest("base64url"),
});

const withVersions = (settings: SiteSettings): VersionedSettings => ({
  company: withVersion(settings.company),
  contact: withVersion(settings.contact),
  hours: withVersion(settings.hours),
  home: withVersion(settings.home),
  chat: withVersion(settings.chat),
  reviews: withVersion(settings.reviews),
  navigation: withVersion(settings.navigation),
});

type Deps = { content: ContentService; writeContent: WriteContent };

/** What the owner says about the company and the site. */
export const createSiteSettingsService = ({ content, writeContent }: Deps) => ({
  read: async (): Promise<VersionedSettings> =>
    withVersions((await content.current()).content.settings),

  /** The section's new version; 409 when it is no longer that of `version`. */
  save: ({ section, value, version }: SettingsChange): Promise<string> =>
    writeContent(`Changed the settings: ${section}`, async (tx) => {
      const current = withVersions(toSiteSettings(await tx.select().from(siteSettings)))[section];
      if (current.version !== version) throw editConflict(current);
      await tx
        .insert(siteSettings)
        .values({ section, value })
        .onConflictDoUpdate({ target: siteSettings.section, set: { value } });
      return withVersion(value).version;
    }),
});
export type SiteSettingsService = ReturnType<typeof createSiteSettingsService>;
