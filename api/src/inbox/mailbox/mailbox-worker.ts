import { isDeepStrictEqual } from "node:util";
import { createWorkLoop, type LoopContext } from "#platform/async/work-loop.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import { readCursor } from "./cursors.ts";
import { describeMailboxError } from "./describe-mailbox-error.ts";
import { findBegin } from "./find-begin.ts";
import type { IngestDeps } from "./ingest-mail.ts";
import { type MailboxAddress, toMailboxName } from "./mailbox-connection.ts";
import { MailboxError } from "./mailbox-error.ts";
import { endTrouble, noteTrouble } from "./mailbox-troubles.ts";
import { type OpenMailbox, openMailbox } from "./open-mailbox.ts";
import { readNewMails, saveProgress } from "./read-new-mails.ts";

/** Polling interval for mailboxes that do not announce new mails. */
const everyMilliseconds = 60_000;
const backoff = { first: 1_000, longest: 300_000 };
/** Before a lost connection is opened again (ms): some servers end each at once. */
const reopenDelay = 2_000;
/** Longest time between saves of the reading position (ms). */
const longestUnsaved = 600_000;

type Deps = IngestDeps & {
  /** `undefined` while no mailbox is set. */
  readAddress: () => Promise<MailboxAddress | undefined>;
};

/** Fetches what guests answer. */
export const createMailboxWorker = ({ readAddress, ...deps }: Deps) => {
  const { db, log, now } = deps;
  let opened: OpenMailbox | undefined;
  let isReading = false;
  let hasNewMails = false;

  /** News during a reading must not shorten the pause after a failure. */
  const onNewMails = () => {
    hasNewMails = true;
    if (!isReading) loop.wake();
  };

  const close = () => {
    opened?.close();
    opened = undefined;
  };

  const open = async (address: MailboxAddress, { sleepOrWake }: LoopContext) => {
    if (opened?.client.usable && opened.address === address) return opened;
    const isLost = opened?.address === address;
    close();
    if (isLost) await sleepOrWake(reopenDelay);
    opened = await openMailbox(address, { onNewMails });
    return opened;
  };

  const read = async (address: MailboxAddress, context: LoopContext) => {
    const mailbox = await open(address, context);
    const known = await readCursor(db, toMailboxName(address));
    const begin = await findBegin(mailbox, known, now());
    const end = await readNewMails(deps, mailbox, begin);
    const isUnsaved =
      known === undefined || Date.parse(end.readAt) - Date.parse(known.readAt) > longestUnsaved;
    if (isUnsaved || !isDeepStrictEqual({ ...end, readAt: known.readAt }, known))
      await saveProgress(deps, end);
  };

  const loop = createWorkLoop({
    run: async (context) => {
      hasNewMails = false;
      isReading = true;
      const address = await readAddress();
      if (address) await read(address, context);
      else close();
      await endTrouble(db);
      isReading = false;
      return hasNewMails ? 0 : everyMilliseconds;
    },
    onError: async (error) => {
      close();
      log.warn(
        { event: "mailbox.retry", err: redactValues(error) },
        "Could not read the mailbox; retrying.",
      );
      if (!(error instanceof MailboxError)) return;
      await noteTrouble(db, describeMailboxError(error.cause), now()).catch(() => {});
    },
    backoff,
  });

  return {
    start: loop.start,
    /** Another mailbox is set. */
    changed: loop.wake,
    stop: async () => {
      close();
      await loop.stop();
      close();
    },
  };
};
