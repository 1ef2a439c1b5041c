import type { SettingsAsRead } from "shared/content/site-settings/site-settings.endpoints";
import type { Settings } from "#platform/env/env.ts";

type Variables = Pick<
  Settings,
  "RETENTION_DAYS" | "REVIEWS_WIDGET_SRC" | "REVIEWS_WIDGET_ID" | "REVIEWS_WIDGET_ORIGINS"
>;

/** Settings of the environment that override the owner's. */
export const settingsOfEnvironment = ({
  RETENTION_DAYS: retentionDays,
  REVIEWS_WIDGET_SRC: script,
  REVIEWS_WIDGET_ID: place,
  REVIEWS_WIDGET_ORIGINS: origins,
}: Variables): SettingsAsRead["environment"] => ({
  reviewsWidget: script ? { script, place: place ?? null, origins } : null,
  retentionDays: retentionDays ?? null,
});
