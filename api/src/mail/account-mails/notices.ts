import { and, notInArray } from "drizzle-orm";
import { mailedLinkPaths } from "shared/accounts/mailed-links";
import { adminRole } from "shared/accounts/users";
import type { Transaction } from "#platform/db/transaction.ts";
import { users } from "#tables/accounts.ts";
import { whereFullAdmin } from "#tables/full-admins.ts";
import { formatDateTime, signature } from "../mail-words.ts";
import type { NewMail } from "../mail-writer.ts";
import type { AccountMails } from "./account-writer.ts";

/** `sentence` as in `Your password was changed`; `by` names a person or a way in. */
type Event = { sentence: string; by: string; newEmail?: string };

const noticeMail = (
  to: string,
  { sentence, by, newEmail }: Event,
  mails: AccountMails,
): NewMail => {
  const { settings, publicUrl, at } = mails;
  const { timeZone } = settings.hours;
  const facts = [
    ...(newEmail === undefined ? [] : [["New address", newEmail] as const]),
    ["By", by],
    ["When", `${formatDateTime(at, timeZone)} (${timeZone})`],
  ] as const;
  return {
    to,
    subject: sentence,
    parts: [
      { text: `${sentence}.` },
      { facts },
      {
        text: "If you didn't expect this, set a new password now and tell the people who run the site.",
      },
      { link: `${publicUrl}${mailedLinkPaths.passwordReset}`, name: "Set a new password" },
      signature(settings),
    ],
  };
};

type Reader = { email: string; emailConfirmed: boolean; role: string };

/** To an account as it was before the change; not to an address that may be a stranger's. */
export const notifyAccount = async (
  { email, emailConfirmed, role }: Reader,
  event: Event,
  mails: AccountMails,
) => {
  if (!emailConfirmed && role !== adminRole) return;
  await mails.send([noticeMail(email, event, mails)]);
};

/** Notifies all admins with access to everything, except those notified in another mail. */
export const notifyAdmins = async (
  tx: Transaction,
  event: Event,
  mails: AccountMails,
  except: string[] = [],
) => {
  if (!mails.canSend) return;
  const isRecipient = and(whereFullAdmin, notInArray(users.id, except));
  const admins = await tx.select({ email: users.email }).from(users).where(isRecipient);
  await mails.send(admins.map(({ email }) => noticeMail(email, event, mails)));
};

type AccountEvent = { toOwner: string; toOthers: string; by: string };

/** Notifies the account and, when it is an admin's, the other admins. */
export const notifyAccountAndAdmins = async (
  tx: Transaction,
  row: Reader & { id: string },
  { toOwner, toOthers, by }: AccountEvent,
  mails: AccountMails,
) => {
  await notifyAccount(row, { sentence: toOwner, by }, mails);
  if (row.role === adminRole) await notifyAdmins(tx, { sentence: toOthers, by }, mails, [row.id]);
};
