import {
  readMailboxSettings,
  removeMailboxSettings,
  saveMailboxSettings,
  tryMailboxSettings,
} from "shared/inbox/mailbox/mailbox-settings.endpoints";
import { enforceRateLimit } from "#http/rate-limit.ts";
import { route } from "#http/route.ts";
import { createRateLimiter } from "#platform/rate-limiter.ts";
import type { MailboxSettingsService } from "./mailbox-settings.service.ts";

type Deps = { mailboxSettings: MailboxSettingsService; now: () => Date };

export const mailboxSettingsRoutes = ({ mailboxSettings, now }: Deps) => {
  const trialLimiter = createRateLimiter({ seconds: 60, now });
  return [
    route(readMailboxSettings, () => mailboxSettings.read()),
    route(saveMailboxSettings, async ({ by, body, user: { email } }) => ({
      message: "Mailbox saved.",
      settings: await mailboxSettings.save({ ...by, email }, body),
    })),
    route(removeMailboxSettings, async ({ by, user: { email } }) => ({
      message: "Replies are no longer read from this mailbox.",
      settings: await mailboxSettings.remove({ ...by, email }),
    })),
    route(tryMailboxSettings, ({ user, body }) => {
      enforceRateLimit(trialLimiter, user._id, 5);
      return mailboxSettings.try(body);
    }),
  ];
};
