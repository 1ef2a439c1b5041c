import { localDay } from "shared/content/site-settings/local-day";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { adminPaths } from "shared/paths";
import type { WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { formatDay, signature } from "#mail/mail-words.ts";
import type { NewMail } from "#mail/mail-writer.ts";
import { noteMilestone } from "#platform/db/milestones.ts";
import { users } from "#tables/accounts.ts";
import { whereFullAdmin } from "#tables/full-admins.ts";
import type { ContentService } from "../snapshot/content.service.ts";

type Deps = {
  now: () => Date;
  content: Pick<ContentService, "readSettings">;
  mailServer: { readonly canSend: boolean };
  writeAccounts: WriteAccounts;
};

/** Days before the licence's last one. */
const remindDays = 30;

const reminderMail = (
  to: string,
  until: string,
  { settings, publicUrl }: { settings: SiteSettings; publicUrl: string },
): NewMail => ({
  to,
  subject: `Your licence is valid until ${formatDay(until)}`,
  parts: [
    {
      text: `Your licence is valid until ${formatDay(until)}. From the next day on, neither your website nor your proposals mention it.`,
    },
    { text: "Renew it in time, and enter the new date in the settings of your company." },
    {
      name: "Open the settings of your company",
      link: publicUrl + adminPaths.settings.replace("*", "company"),
    },
    signature(settings),
  ],
});

/** Reminds all admins once of a licence that expires within a month. */
export const createLicenceReminder =
  ({ now, content, mailServer, writeAccounts }: Deps) =>
  async () => {
    const { company, hours } = await content.readSettings();
    const { licenceUntil: until } = company;
    if (until === null || !mailServer.canSend) return { mails: 0 };
    const today = Temporal.PlainDate.from(localDay(now(), hours.timeZone));
    const { days } = today.until(until);
    if (days < 0 || days > remindDays) return { mails: 0 };
    return writeAccounts(async (tx, mails) => {
      const noted = await noteMilestone(tx, `licence-reminder ${until}`, mails.at).returning();
      if (noted.length === 0) return { mails: 0 };
      const admins = await tx.select({ email: users.email }).from(users).where(whereFullAdmin);
      await mails.send(admins.map(({ email }) => reminderMail(email, until, mails)));
      return { mails: admins.length };
    });
  };
