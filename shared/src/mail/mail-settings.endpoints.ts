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
  summary: "How mails go out; never the password",
  access: "admin",
  status: 200,
  answer: mailSettings,
} as const satisfies Endpoint;

export const saveMailSettings = {
  method: "PUT",
  path: "/api/mail-settings",
  summary: "Set how mails go out, where the environment does not",
  access: "admin",
  proof: "always",
  body: { type: "json", schema: mailSettingsChange },
  status: 200,
  answer: mailSettingsSaved,
} as const satisfies Endpoint;

export const sendTestMail = {
  method: "POST",
  path: "/api/mail-settings/test",
  summary:
    "Send a mail to the inbox with these settings, saved or not, and tell what the server said",
  access: "admin",
  body: { type: "json", schema: mailSettingsInput },
  status: 200,
  answer: mailTrial,
} as const satisfies Endpoint;

export const readMailDomain = {
  method: "GET",
  path: "/api/mail-settings/domain",
  summary: "What DNS says about mails in the name of the sender's domain",
  access: "admin",
  status: 200,
  answer: mailDomain,
} as const satisfies Endpoint;
