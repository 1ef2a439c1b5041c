import { limits } from "../limits.ts";
import { settingsChange, settingsSaved, versionedSettings } from "../site-settings.ts";
import type { Endpoint } from "./endpoint.ts";

export const readSiteSettings = {
  method: "GET",
  path: "/api/settings",
  summary: "What the owner says about the company and the site, by section",
  access: "admin",
  status: 200,
  answer: versionedSettings,
} as const satisfies Endpoint;

export const saveSiteSettings = {
  method: "PUT",
  path: "/api/settings",
  summary: "Replace one section of the settings",
  access: "admin",
  body: { type: "json", schema: settingsChange, maxBytes: limits.jsonText },
  status: 200,
  answer: settingsSaved,
} as const satisfies Endpoint;
