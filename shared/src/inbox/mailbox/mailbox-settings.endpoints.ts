import type { Endpoint } from "../../http/endpoint.ts";
import {
  mailboxSettings,
  mailboxSettingsChange,
  mailboxSettingsInput,
  mailboxSettingsSaved,
  mailboxTrial,
} from "./mailbox-settings.ts";

export const readMailboxSettings = {
  method: "GET",
  path: "/api/mailbox-settings",
  summary: "Where replies of guests are read; never the password",
  access: "admin",
  status: 200,
  answer: mailboxSettings,
} as const satisfies Endpoint;

export const saveMailboxSettings = {
  method: "PUT",
  path: "/api/mailbox-settings",
  summary: "Set where replies of guests are read, where the environment does not",
  access: "admin",
  proof: "always",
  body: { type: "json", schema: mailboxSettingsChange },
  status: 200,
  answer: mailboxSettingsSaved,
} as const satisfies Endpoint;

export const removeMailboxSettings = {
  method: "DELETE",
  path: "/api/mailbox-settings",
  summary: "Read no replies of guests any more",
  access: "admin",
  proof: "always",
  status: 200,
  answer: mailboxSettingsSaved,
} as const satisfies Endpoint;

export const tryMailboxSettings = {
  method: "POST",
  path: "/api/mailbox-settings/test",
  summary: "Open the mailbox with these settings, saved or not, and tell what the server said",
  access: "admin",
  body: { type: "json", schema: mailboxSettingsInput },
  status: 200,
  answer: mailboxTrial,
} as const satisfies Endpoint;
