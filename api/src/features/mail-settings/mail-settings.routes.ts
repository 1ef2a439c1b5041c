import {
  readMailDomain,
  readMailSettings,
  saveMailSettings,
  sendTestMail,
} from "shared/endpoints/mail-settings";
import { route } from "../../middleware/route.ts";
import type { MailSettingsService } from "./mail-settings.service.ts";

export const mailSettingsRoutes = ({ mailSettings }: { mailSettings: MailSettingsService }) => [
  route(readMailSettings, () => mailSettings.read()),
  route(saveMailSettings, async ({ body }) => ({
    message: "Mail settings saved.",
    settings: await mailSettings.save(body),
  })),
  route(sendTestMail, ({ body }) => mailSettings.sendTest(body)),
  route(readMailDomain, () => mailSettings.readDomain()),
];
