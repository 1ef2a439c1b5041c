import {
  readMailDomain,
  readMailSettings,
  saveMailSettings,
  sendTestMail,
} from "shared/mail/mail-settings.endpoints";
import { enforceRateLimit } from "#http/rate-limit.ts";
import { route } from "#http/route.ts";
import { createRateLimiter } from "#platform/rate-limiter.ts";
import type { MailSettingsService } from "./mail-settings.service.ts";

type Deps = { mailSettings: MailSettingsService; now: () => Date };

export const mailSettingsRoutes = ({ mailSettings, now }: Deps) => {
  const testLimiter = createRateLimiter({ seconds: 60, now });
  return [
    route(readMailSettings, () => mailSettings.read()),
    route(saveMailSettings, async ({ by, body, user: { email } }) => ({
      message: "Mail settings saved.",
      settings: await mailSettings.save({ ...by, email }, body),
    })),
    route(sendTestMail, ({ user, body }) => {
      enforceRateLimit(testLimiter, user._id, 5);
      return mailSettings.sendTest(body);
    }),
    route(readMailDomain, () => mailSettings.readDomain()),
  ];
};
