import type { Endpoint } from "../http/endpoint.ts";
import {
  mailDomain,
  mailSettings,
  mailSettingsChange,
  mailSettingsInput,
  mailSettingsSaved,
  mailTrial,
} from "./mail-settings.ts";

export const readMailSettings = {
  method: "GET",
  path: "/api/mail-settings",
  summary: "Get the mail server settings, without the password",
  access: "admin",
  status: 200,
  answer: mailSettings,
} as const satisfies Endpoint;

export const saveMailSettings = {
  method: "PUT",
  path: "/api/mail-settings",
  summary: "Set the mail server, unless the environment does",
  access: "admin",
  reauthentication: "always",
  body: { type: "json", schema: mailSettingsChange },
  status: 200,
  answer: mailSettingsSaved,
} as const satisfies Endpoint;

export const sendTestMail = {
  method: "POST",
  path: "/api/mail-settings/test",
  summary: "Send a test email with these settings, saved or not",
  access: "admin",
  body: { type: "json", schema: mailSettingsInput },
  status: 200,
  answer: mailTrial,
} as const satisfies Endpoint;

export const readMailDomain = {
  method: "GET",
  path: "/api/mail-settings/domain",
  summary: "Check the SPF, DKIM and DMARC records of the sender's domain",
  access: "admin",
  status: 200,
  answer: mailDomain,
} as const satisfies Endpoint;
