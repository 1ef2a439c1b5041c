import {
  readMailDomain,
  readMailSettings,
  saveMailSettings,
  sendTestMail,
} from "shared/endpoints/mail-settings";
import { createRateLimiter } from "../../lib/rate-limiter.ts";
import { enforceRateLimit } from "../../middleware/rate-limit.ts";
import { route } from "../../middleware/route.ts";
import type { MailSettingsService } from "./mail-settings.service.ts";

type Deps = { mailSettings: MailSettingsService; now: () => Date };

export const mailSettingsRoutes = ({ mailSettings, now }: Deps) => {
  const testsPerAdmin = createRateLimiter({ limit: 5, seconds: 60 }, now);
  return [
    route(readMailSettings, () => mailSettings.read()),
    route(saveMailSettings, async ({ body }) => ({
      message: "Mail settings saved.",
      settings: await mailSettings.save(body),
    })),
    route(sendTestMail, ({ user, body }) => {
      enforceRateLimit(testsPerAdmin, user._id);
      return mailSettings.sendTest(body);
    }),
    route(readMailDomain, () => mailSettings.readDomain()),
  ];
};
