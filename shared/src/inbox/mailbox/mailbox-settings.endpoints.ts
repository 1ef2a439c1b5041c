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
  summary: "Get the mailbox settings, without the password",
  access: "admin",
  status: 200,
  answer: mailboxSettings,
} as const satisfies Endpoint;

export const saveMailboxSettings = {
  method: "PUT",
  path: "/api/mailbox-settings",
  summary: "Set the mailbox, unless the environment does",
  access: "admin",
  reauthentication: "always",
  body: { type: "json", schema: mailboxSettingsChange },
  status: 200,
  answer: mailboxSettingsSaved,
} as const satisfies Endpoint;

export const removeMailboxSettings = {
  method: "DELETE",
  path: "/api/mailbox-settings",
  summary: "Stop reading the mailbox",
  access: "admin",
  reauthentication: "always",
  status: 200,
  answer: mailboxSettingsSaved,
} as const satisfies Endpoint;

export const tryMailboxSettings = {
  method: "POST",
  path: "/api/mailbox-settings/test",
  summary: "Try these mailbox settings, saved or not",
  access: "admin",
  body: { type: "json", schema: mailboxSettingsInput },
  status: 200,
  answer: mailboxTrial,
} as const satisfies Endpoint;
