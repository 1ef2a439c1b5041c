import type { Cursor } from "./cursors.ts";
import { toMailboxName } from "./mailbox-connection.ts";
import { MailboxError } from "./mailbox-error.ts";
import type { OpenMailbox } from "./open-mailbox.ts";

const day = 86_400_000;
/** Period that the first reading of a mailbox covers. */
const firstMilliseconds = 3 * day;

/** UIDs of mails in their order. */
export const search = async (
  { client, ask }: OpenMailbox,
  query: { uid: string } | { since: Date },
): Promise<number[]> => {
  const uids = await ask(client.search(query, { uid: true }));
  if (!uids) throw new MailboxError(new Error("The mail server refused to search."));
  return uids.toSorted((a, b) => a - b);
};

const beginSince = async (mailbox: OpenMailbox, since: Date) => {
  const [first = mailbox.uidNext] = await search(mailbox, { since });
  return first - 1;
};

/**
 * Returns where to continue in a mailbox: after the last mail read, or some days ago. After the server
 * renumbered its mails, reading starts the day before the last reading; known mails are recognized by key and
 * not stored twice.
 */
export const findBegin = async (
  mailbox: OpenMailbox,
  known: Cursor | undefined,
  at: Date,
): Promise<Cursor> => {
  const { uidValidity } = mailbox;
  if (known?.uidValidity === uidValidity) return known;
  const since = known ? Date.parse(known.readAt) - day : at.getTime() - firstMilliseconds;
  const now = at.toISOString();
  const lastUid = await beginSince(mailbox, new Date(since));
  return {
    name: toMailboxName(mailbox.address),
    uidValidity,
    lastUid,
    startedAt: known?.startedAt ?? now,
    readAt: now,
  };
};
