import { isUnavailable, redactValues } from "#platform/db/sqlite-errors.ts";
import { type Cursor, saveCursor } from "./cursors.ts";
import { search } from "./find-begin.ts";
import { type IngestDeps, ingestMail, mostTries, type Turn } from "./ingest-mail.ts";
import { MailboxError } from "./mailbox-error.ts";
import type { OpenMailbox } from "./open-mailbox.ts";
import { type FetchedHead, readHead } from "./reading/mail-head.ts";
import { createTry, forgetTries } from "./tries.ts";

/** Mails whose heads are asked for together. */
const headsAtOnce = 50;
/** Longer headers are cut: mail servers add their own at the top. */
const longestHead = 64 * 1_024;
/** A mail is skipped after this many failed tries, half of them without its text. */
const mostFailures = 2 * mostTries;

const headItems = {
  uid: true,
  size: true,
  internalDate: true,
  bodyParts: [{ key: "HEADER", maxLength: longestHead }],
};

/** One of each, whatever else the mail server sends; some send size and head of a mail apart. */
const collectHeads = async ({ client }: OpenMailbox, uids: number[]) => {
  const headsByUid = new Map<number, FetchedHead>();
  for await (const row of client.fetch(uids.join(","), headItems, { uid: true })) {
    const { uid } = row;
    if (!uids.includes(uid)) continue;
    const known = headsByUid.get(uid);
    // A view would hold on to all of it.
    const beginning = row.headers && Buffer.from(row.headers.subarray(0, longestHead));
    const size = row.size ?? known?.size;
    const internalDate = row.internalDate ?? known?.internalDate;
    const headers = beginning ?? known?.headers;
    headsByUid.set(uid, { uid, size, internalDate, headers });
  }
  return [...headsByUid.values()].filter(({ headers }) => headers !== undefined);
};

const readHeads = (mailbox: OpenMailbox, uids: number[]) =>
  mailbox.ask(collectHeads(mailbox, uids));

/** Keeps how far it was read. */
export const saveProgress = (deps: IngestDeps, cursor: Cursor) =>
  deps.db.write((tx) => saveCursor(tx, cursor));

const readOne = async (
  deps: IngestDeps,
  mailbox: OpenMailbox,
  fetched: FetchedHead,
  turn: Turn,
) => {
  const outcome = await ingestMail(deps, mailbox, await readHead(fetched), turn);
  // A mail that is read again after the process ended before this is known by its key.
  if (outcome) await saveProgress(deps, turn.cursor);
  if (outcome === "tooMany")
    deps.log.warn(
      { event: "mailbox.mail_refused", uid: fetched.uid },
      "Conversation reached its daily email limit; email left in the mailbox.",
    );
};

/** Throws, unless the fault is the mail's own and was seen often enough. */
const passOver = async ({ db, log }: IngestDeps, { cursor, count }: Turn, error: unknown) => {
  // A busy database does not count as a failed attempt of the mail.
  if (isUnavailable(error)) await db.write((tx) => forgetTries(tx, cursor)).catch(() => {});
  if (error instanceof MailboxError || isUnavailable(error)) throw error;
  if ((await count()) < mostFailures) throw error;
  const fields = { event: "mailbox.mail_skipped", uid: cursor.lastUid, err: redactValues(error) };
  log.error(fields, "Email could not be stored; left in the mailbox.");
};

const readBatch = async (
  deps: IngestDeps,
  mailbox: OpenMailbox,
  uids: number[],
  before: Cursor,
): Promise<Cursor> => {
  const fetched = await readHeads(mailbox, uids);
  const missing = uids.filter((uid) => !fetched.some((head) => head.uid === uid));
  if (missing.length > 0)
    deps.log.warn(
      { event: "mailbox.head_missing", uids: missing },
      "The mail server did not return some emails; they were deleted or stay in the mailbox.",
    );
  let cursor = before;
  for (const head of fetched.toSorted((a, b) => a.uid - b.uid)) {
    cursor = { ...cursor, lastUid: head.uid };
    const turn = { cursor, count: createTry(deps.db, cursor) };
    await readOne(deps, mailbox, head, turn).catch((error: unknown) => passOver(deps, turn, error));
  }
  const read = { ...cursor, lastUid: uids.at(-1) ?? cursor.lastUid };
  await saveProgress(deps, read);
  return read;
};

/** Reads what has come since; returns how far. Each mail counts once, wherever it breaks off. */
export const readNewMails = async (
  deps: IngestDeps,
  mailbox: OpenMailbox,
  begin: Cursor,
): Promise<Cursor> => {
  const listed = await search(mailbox, { uid: `${begin.lastUid + 1}:*` });
  // `*` is the newest mail, also where it has been read.
  const uids = listed.filter((uid) => uid > begin.lastUid);
  let cursor = { ...begin, readAt: deps.now().toISOString() };
  for (let first = 0; first < uids.length; first += headsAtOnce)
    cursor = await readBatch(deps, mailbox, uids.slice(first, first + headsAtOnce), cursor);
  return cursor;
};
