import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SettingsSection } from "shared/content/site-settings/site-settings";
import { time } from "#platform/db/schema/columns.ts";

/** What an owner says about the company and the site; a section that is missing was never saved. */
export const siteSettings = sqliteTable("site_settings", {
  section: text("section").$type<SettingsSection>().primaryKey(),
  value: text("value", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
  /** `null` until the owner saves it. */
  updatedAt: time("updated_at"),
});
