import { z } from "zod";
import type { Endpoint } from "../../http/endpoint.ts";
import { limits } from "../../limits.ts";
import { placeholder } from "../placeholders.ts";
import { publishedDraft } from "../published-draft.ts";
import { givenWidget } from "../reviews-widget.ts";
import { settingsChange, settingsSaved, versionedSettings } from "./settings-changes.ts";

const settingsAsRead = versionedSettings.extend({
  placeholders: z.array(placeholder),
  environment: z.object({
    reviewsWidget: givenWidget.nullable(),
    /** Overrides `messages.keepDays`. */
    retentionDays: z.int().positive().nullable(),
  }),
});
export type SettingsAsRead = z.infer<typeof settingsAsRead>;

export const readSiteSettings = {
  method: "GET",
  path: "/api/settings",
  summary: "Get the site settings by section",
  access: "content",
  status: 200,
  answer: settingsAsRead,
} as const satisfies Endpoint;

export const saveSiteSettings = {
  method: "PUT",
  path: "/api/settings",
  summary: "Change one section of the settings",
  access: "admin",
  reauthentication: "sometimes",
  query: publishedDraft,
  body: { type: "json", schema: settingsChange, maxBytes: limits.jsonText },
  status: 200,
  answer: settingsSaved,
} as const satisfies Endpoint;
