import { adminPaths } from "shared/paths";
import type { AccountMails } from "#mail/account-mails/account-writer.ts";
import { formatDateTime, signature } from "#mail/mail-words.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { users } from "#tables/accounts.ts";
import { whereMayEdit } from "../require-record-access.ts";
import type { EntryRow } from "./publish-entry.ts";
import { describeRecords } from "./to-subject.ts";

/** Notifies the admins who may edit the records of an entry that was not published. */
export const mailFailure = async (
  tx: Transaction,
  { records, dueAt }: EntryRow,
  problem: string,
  mails: AccountMails,
) => {
  const { settings, publicUrl } = mails;
  const admins = await tx.select({ email: users.email }).from(users).where(whereMayEdit(records));
  const due = formatDateTime(new Date(dueAt), settings.hours.timeZone);
  const facts = [
    ["Planned for", due],
    ["Records", describeRecords(records)],
  ] as const;
  const mail = {
    subject: "A planned change didn't go out",
    parts: [
      { text: `${problem} Nothing of this entry was published.` },
      { facts },
      { name: "Open the timetable", link: publicUrl + adminPaths.timetable },
      signature(settings),
    ],
  };
  await mails.send(admins.map(({ email }) => ({ to: email, ...mail })));
};
