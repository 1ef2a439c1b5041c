import { lt } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { deleteInSlices } from "#db/delete-in-slices.ts";
import { contacts, inquiries, mails } from "#db/schema.ts";

/** For how long mails are kept that were sent or given up. */
const mailDays = 90;
const dayMilliseconds = 24 * 3_600_000;

type Deps = {
  db: Database;
  now: () => Date;
  /** After so many days nothing of a message is kept; forever where it is `undefined`. */
  days: number | undefined;
};

/** Removes what was kept long enough. Returns how many rows of each kind there were. */
export const createRetention = ({ db, now, days }: Deps) => {
  const daysAgo = (count: number) =>
    new Date(now().getTime() - count * dayMilliseconds).toISOString();

  const removeMessages = async (before: string) => ({
    inquiries: await deleteInSlices(db, inquiries, lt(inquiries.createdAt, before)),
    contacts: await deleteInSlices(db, contacts, lt(contacts.createdAt, before)),
    mails: await deleteInSlices(db, mails, lt(mails.createdAt, before)),
  });

  return async () => {
    const settled = await deleteInSlices(db, mails, lt(mails.settledAt, daysAgo(mailDays)));
    const removed = days === undefined ? { mails: 0 } : await removeMessages(daysAgo(days));
    return { ...removed, mails: settled + removed.mails };
  };
};
