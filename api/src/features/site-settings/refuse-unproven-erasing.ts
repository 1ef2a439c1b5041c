import type { SettingsChange } from "shared/site-settings";
import type { User } from "shared/users";
import type { SessionRow } from "#db/schema/sessions.ts";
import { requireRecentProof } from "../../lib/recent-proof.ts";
import type { WriteAccounts } from "../../outbox/account-mails/account-writer.ts";
import { notifyAdmins } from "../../outbox/account-mails/notices.ts";
import { readSiteSettings } from "../content/content.service.ts";

type MessagesChange = Extract<SettingsChange, { section: "messages" }>;
type Asker = { user: User; session: SessionRow };
type Deps = { now: () => Date; writeAccounts: WriteAccounts };

/** Where messages are to be kept for a shorter time: 403 without a recent proof, and all admins are told. */
export const refuseUnprovenErasing = (
  { value: { keepDays } }: MessagesChange,
  { user, session }: Asker,
  { now, writeAccounts }: Deps,
) =>
  writeAccounts(async (tx, mails) => {
    const { messages } = await readSiteSettings(tx);
    if (keepDays == null || keepDays >= (messages.keepDays ?? Number.POSITIVE_INFINITY)) return;
    requireRecentProof(session, now());
    const what = `Messages are kept for ${keepDays} days now, and erased then`;
    await notifyAdmins(tx, { what, by: user.email }, mails);
  });
