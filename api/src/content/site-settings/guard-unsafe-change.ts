import type { User } from "shared/accounts/users";
import type { SettingsChange } from "shared/content/site-settings/settings-changes";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { AccountMails } from "#mail/account-mails/account-writer.ts";
import { notifyAdmins } from "#mail/account-mails/notices.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict } from "#platform/errors.ts";
import { requireRecentReauthentication } from "#platform/recent-reauthentication.ts";
import type { SessionRow } from "#tables/accounts.ts";

type SectionChange<Section> = Extract<SettingsChange, { section: Section }>["value"];

const erasedAfter = (subject: string, days: number) =>
  `${subject} for ${days} ${days === 1 ? "day" : "days"} now, and erased then`;

const describeMessages = ({ messages }: SiteSettings, { keepDays }: SectionChange<"messages">) => {
  if (keepDays == null || keepDays >= (messages.keepDays ?? Number.POSITIVE_INFINITY))
    return undefined;
  return [erasedAfter("Messages are kept", keepDays)];
};

const describeRequirement = (isRequired: boolean) =>
  isRequired
    ? "A second factor is required of all admins now"
    : "A second factor is no longer required of admins";

const describeSecurity = (
  { security }: SiteSettings,
  {
    requireSecondFactor = security.requireSecondFactor,
    auditDays = security.auditDays,
  }: SectionChange<"security">,
) => {
  return [
    ...(requireSecondFactor === security.requireSecondFactor
      ? []
      : [describeRequirement(requireSecondFactor)]),
    ...(auditDays < security.auditDays ? [erasedAfter("The activity log is kept", auditDays)] : []),
  ];
};

/** Describes the change for the mail to all admins; `undefined` if it needs no re-authentication. */
const describeUnsafe = (stored: SiteSettings, change: SettingsChange) => {
  if (change.section === "messages") return describeMessages(stored, change.value);
  return change.section === "security" ? describeSecurity(stored, change.value) : undefined;
};

/** An admin in a session. */
export type Asker = { user: User; session: SessionRow };

/**
 * 403 without recent re-authentication for changed security or a shorter retention; 409 when the change would
 * lock the admin out. All admins get a mail.
 */
export const guardUnsafeChange = async (
  tx: Transaction,
  stored: SiteSettings,
  change: SettingsChange,
  { user, session }: Asker,
  mails: AccountMails,
) => {
  const sentences = describeUnsafe(stored, change);
  if (!sentences) return;
  requireRecentReauthentication(session, mails.at);
  if (change.section === "security" && change.value.requireSecondFactor && !user.hasSecondFactor)
    throw conflict("Set up a second factor for your own account first.");
  for (const sentence of sentences) await notifyAdmins(tx, { sentence, by: user.email }, mails);
};
