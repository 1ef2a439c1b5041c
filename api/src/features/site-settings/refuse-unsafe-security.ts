import type { SettingsChange } from "shared/site-settings";
import type { User } from "shared/users";
import type { SessionRow } from "#db/schema/sessions.ts";
import { conflict } from "../../lib/errors.ts";
import { requireRecentProof } from "../../lib/recent-proof.ts";
import type { WriteAccounts } from "../../outbox/account-mails/account-writer.ts";
import { notifyAdmins } from "../../outbox/account-mails/notices.ts";
import { readSiteSettings } from "../content/content.service.ts";

type SecurityChange = Extract<SettingsChange, { section: "security" }>;
type Asker = { user: User; session: SessionRow };
type Deps = { now: () => Date; writeAccounts: WriteAccounts };

const describe = (isRequired: boolean) =>
  isRequired
    ? "A second factor is required of all admins now"
    : "A second factor is no longer required of admins";

/** 403 without a recent proof, 409 where the admin would be kept out by it; all admins are told of another requirement. */
export const refuseUnsafeSecurity = async (
  { value: { requireSecondFactor } }: SecurityChange,
  { user, session }: Asker,
  { now, writeAccounts }: Deps,
) => {
  requireRecentProof(session, now());
  if (requireSecondFactor && !user.hasSecondFactor)
    throw conflict("Set up a second factor for your own account first.");
  await writeAccounts(async (tx, mails) => {
    const { security } = await readSiteSettings(tx);
    if (requireSecondFactor === undefined || requireSecondFactor === security.requireSecondFactor)
      return;
    await notifyAdmins(tx, { what: describe(requireSecondFactor), by: user.email }, mails);
  });
};
