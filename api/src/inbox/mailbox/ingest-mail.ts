import type { Database } from "#platform/db/client.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import { emailKey } from "#platform/email-key.ts";
import type { Log } from "#platform/log.ts";
import { findByAddress, findByMails } from "../messages/mails/find-conversation.ts";
import { failMails, findSent } from "../messages/mails/record-bounce.ts";
import { storeFiles } from "../messages/mails/store-files.ts";
import {
  type NewGuestMail,
  type Outcome,
  storeGuestMail,
} from "../messages/mails/store-guest-mail.ts";
import { withoutWords } from "../messages/mails/without-words.ts";
import { withdrawReply } from "../messages/record-reply.ts";
import { classifyMail, type Place } from "./classify-mail.ts";
import type { Cursor } from "./cursors.ts";
import { keepWithinRoom } from "./keep-within.ts";
import type { OpenMailbox } from "./open-mailbox.ts";
import { UnreadableMailError } from "./parsing/parse-in-thread.ts";
import type { DeliveryReport } from "./parsing/read-report.ts";
import type { MailHead } from "./reading/mail-head.ts";
import { readBounce } from "./reading/read-bounce.ts";
import { type MailBody, readMail } from "./reading/read-mail.ts";
import type { Try } from "./tries.ts";

export type IngestDeps = {
  log: Log;
  db: Pick<Database, "read" | "write">;
  now: () => Date;
  /** Recognizes the operator's own address and those of the team. */
  isTeam: (address: string) => Promise<boolean>;
  /** Reads the current reply deadline setting. */
  readReplyDeadline: () => Promise<NewGuestMail["replyDeadline"]>;
  /** False when the disk has no room for files. */
  hasRoom: () => Promise<boolean>;
};

/** A mail's turn: its position, and how often it was tried with this time. */
export type Turn = { cursor: Cursor; count: Try };

/** A mail that failed so often is kept without its text: those after it are not kept waiting. */
export const mostTries = 3;

const unread = (reason: string) => ({
  failed: true as const,
  words: withoutWords(`it could not be read: ${reason}`),
});

/** The result of `read`; or what is kept of a mail that is not worth another try. */
const tryReading = async <T>(
  { log }: IngestDeps,
  { cursor, count }: Turn,
  read: () => Promise<T>,
) => {
  const tries = await count();
  const giveUp = (reason: string, error?: unknown) => {
    const fields = { event: "mailbox.mail_unread", uid: cursor.lastUid, err: redactValues(error) };
    log.error(fields, "Email could not be parsed; left in the mailbox.");
    return unread(reason);
  };
  if (tries > mostTries) return giveUp(`it failed ${mostTries} times`);
  try {
    return { failed: false as const, value: await read() };
  } catch (error) {
    if (error instanceof UnreadableMailError) return giveUp(error.message, error);
    if (tries < mostTries) throw error;
    return giveUp("the mail server does not return it", error);
  }
};

/** Stores a mail once, however often it is ingested. */
const storeMail = async ({ db, now }: IngestDeps, mail: NewGuestMail): Promise<Outcome> => {
  const { outcome, fileIds } = await db.write((tx) => storeGuestMail(tx, mail, now()));
  await storeFiles(db.write, fileIds, mail.files);
  return outcome;
};

const ingestGuestMail = async (
  deps: IngestDeps,
  mailbox: OpenMailbox,
  head: MailHead,
  turn: Turn,
  place: Place,
): Promise<Outcome> => {
  const tried = await tryReading(deps, turn, () => readMail(mailbox, head));
  const body: MailBody = tried.failed
    ? tried.words
    : await keepWithinRoom(deps, tried.value, { ...place, key: head.key });
  const replyDeadline = await deps.readReplyDeadline();
  return storeMail(deps, { ...head, ...body, ...place, replyDeadline });
};

/** Our mails that a report is about. A sender who knows a mail's id but not its recipient makes nothing fail. */
const findFailed = async (
  { db, isTeam }: IngestDeps,
  { about, recipients, isFinal }: DeliveryReport,
) => {
  const named = await findSent(db.read, about);
  const missed = new Set(recipients.map(emailKey));
  const failed = isFinal ? named.filter(({ to }) => missed.has(emailKey(to))) : [];
  const ofTeam = await Promise.all(named.map(({ to }) => isTeam(to)));
  const toGuests = named.filter((_, index) => !ofTeam[index]);
  const getIds = (rows: typeof named) => rows.map(({ id }) => id);
  return { failed: getIds(failed), toGuests: getIds(toGuests) };
};

/** Our mails have one recipient; long lists are a trick. */
const mostRecipients = 10;

/** Some servers name the recipient but not the mail. */
const findByRecipients = async ({ db, isTeam }: IngestDeps, { recipients }: DeliveryReport) => {
  for (const address of recipients.slice(0, mostRecipients)) {
    const conversationId = (await isTeam(address))
      ? undefined
      : await findByAddress(db.read, address);
    if (conversationId) return conversationId;
  }
  return undefined;
};

const noDeadline = () => null;

/** A report that nobody could read fails nothing, but is shown in the conversation of the mail that it answers. */
const ingestUnread = async (
  deps: IngestDeps,
  head: MailHead,
  words: ReturnType<typeof withoutWords>,
): Promise<Outcome | undefined> => {
  const conversationId = await findByMails(deps.db.read, head.answers);
  if (!conversationId) return undefined;
  const place = { conversationId, isAnswer: true, replyDeadline: noDeadline };
  return storeMail(deps, { ...head, ...words, ...place, kind: "automatic" });
};

const ingestBounce = async (
  deps: IngestDeps,
  mailbox: OpenMailbox,
  head: MailHead,
  turn: Turn,
): Promise<Outcome | undefined> => {
  const tried = await tryReading(deps, turn, () => readBounce(mailbox, head));
  if (tried.failed) return ingestUnread(deps, head, tried.words);
  const { words, report } = tried.value;
  const { failed, toGuests } = await findFailed(deps, report);
  const isAnswer = report.about.length > 0;
  const conversationId = isAnswer
    ? await findByMails(deps.db.read, toGuests)
    : await findByRecipients(deps, report);
  if (!isAnswer && !conversationId) {
    const fields = { event: "mailbox.report_of_none", uid: turn.cursor.lastUid };
    deps.log.info(fields, "Ignored a delivery report: this product did not send the email.");
    return undefined;
  }
  const isGuests = toGuests.some((id) => failed.includes(id));
  const { isCut: _isCut, ...text } = words;
  return deps.db.write(async (tx) => {
    const at = deps.now();
    const newlyFailed = await failMails(tx, failed, report.reason, at);
    if (!conversationId) return "gone";
    await withdrawReply(tx, conversationId, newlyFailed);
    const kind = isGuests ? ("bounce" as const) : ("automatic" as const);
    const place = { conversationId, isAnswer, replyDeadline: noDeadline };
    const mail = { ...head, ...text, ...place, kind, files: [], leftOut: [] };
    return (await storeGuestMail(tx, mail, at)).outcome;
  });
};

/** Reads and stores the mail whose turn it is if it is ours; `undefined` for all others, which are left alone. */
export const ingestMail = async (
  deps: IngestDeps,
  mailbox: OpenMailbox,
  head: MailHead,
  turn: Turn,
): Promise<Outcome | undefined> => {
  const mail = await classifyMail(deps, head, turn.cursor.startedAt);
  if (mail.is === "foreign") return undefined;
  if (mail.is === "bounce") return ingestBounce(deps, mailbox, head, turn);
  return ingestGuestMail(deps, mailbox, head, turn, mail.place);
};
