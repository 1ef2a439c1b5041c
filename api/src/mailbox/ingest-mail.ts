import { limits } from "shared/limits";
import type { Database } from "#db/client.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import type { Transaction } from "#db/transaction.ts";
import { findByAddress, findByMails } from "../conversations/mails/find-conversation.ts";
import { failMails, findSent } from "../conversations/mails/record-bounce.ts";
import {
  countConversationFiles,
  countFileBytes,
  storeFiles,
} from "../conversations/mails/store-files.ts";
import {
  type NewGuestMail,
  type Outcome,
  storeGuestMail,
} from "../conversations/mails/store-guest-mail.ts";
import { withoutWords } from "../conversations/mails/without-words.ts";
import { withdrawReply } from "../conversations/record-reply.ts";
import { emailKey } from "../lib/email-key.ts";
import type { Log } from "../lib/log.ts";
import type { Cursor } from "./cursors.ts";
import type { OpenMailbox } from "./open-mailbox.ts";
import { reasons } from "./parsing/choose-files.ts";
import { UnreadableMailError } from "./parsing/parse-in-thread.ts";
import type { DeliveryReport } from "./parsing/read-report.ts";
import type { MailHead } from "./reading/mail-head.ts";
import { readBounce } from "./reading/read-bounce.ts";
import { type MailBody, readMail } from "./reading/read-mail.ts";
import type { Try } from "./tries.ts";

export type TakeDeps = {
  log: Log;
  db: Pick<Database, "read" | "write">;
  now: () => Date;
  /** Whether an address is the operator's own or somebody's of the team. */
  isTeam: (address: string) => Promise<boolean>;
  /** How promises of answers are made at present. */
  readPromise: () => Promise<NewGuestMail["promisedTime"]>;
  /** Whether the disk has room for files. */
  hasRoom: () => Promise<boolean>;
};

/** Stores what a mail brings, in the transaction that keeps how far the mailbox was read. */
type Store = (tx: Transaction) => Promise<Outcome>;

/** A mail's turn: where it lies, and how often it was tried with this time. */
export type Turn = { cursor: Cursor; count: Try };

type Place = Pick<NewGuestMail, "conversationId" | "isAnswer">;

/** How far the mail server's clock may be behind (ms). */
const clockSlack = 5 * 60_000;

/** What came before the mailbox was read for the first time counts only if it answers something. */
const isOld = ({ receivedAt }: MailHead, startedAt: string) =>
  receivedAt !== undefined && receivedAt.getTime() < Date.parse(startedAt) - clockSlack;

const findPlace = async (
  { db, isTeam }: TakeDeps,
  head: MailHead,
  startedAt: string,
): Promise<Place | undefined> => {
  const answered = await findByMails(db.read, head.answers);
  const ofAddress = head.from === "" ? undefined : await findByAddress(db.read, head.from);
  const isGuests = answered !== undefined && answered === ofAddress;
  if (!isGuests && (await isTeam(head.from))) return undefined;
  if (answered) return { conversationId: answered, isAnswer: true };
  if (!ofAddress || isOld(head, startedAt)) return undefined;
  return { conversationId: ofAddress, isAnswer: false };
};

/** The files that have room, in their order. */
const keepWithin = (body: MailBody, room: number, reason: string): MailBody => {
  let left = room;
  const fits = body.files.map(({ bytes }) => {
    const isKept = bytes.length <= left;
    if (isKept) left -= bytes.length;
    return isKept;
  });
  const refused = body.files
    .filter((_, index) => !fits[index])
    .map(({ name, bytes }) => ({ name, bytes: bytes.length, reason }));
  return {
    ...body,
    files: body.files.filter((_, index) => fits[index]),
    leftOut: [...refused, ...body.leftOut],
  };
};

const { allFilesBytes, conversationFilesBytes, placedFilesBytes } = limits.guestMail;
const shareReason = `the files of this conversation have more than ${conversationFilesBytes / 1_000_000} MB`;
const placedReason = `the files of mails that answer none of ours have more than ${placedFilesBytes / 1_000_000} MB`;

const withinRoom = async (
  { db, hasRoom }: TakeDeps,
  body: MailBody,
  mail: Pick<NewGuestMail, "conversationId" | "isAnswer" | "key">,
): Promise<MailBody> => {
  if (body.files.length === 0) return body;
  const { all, placed } = await countConversationFiles(db.read, mail);
  const inPlace = mail.isAnswer ? body : keepWithin(body, placedFilesBytes - placed, placedReason);
  const inShare = keepWithin(inPlace, conversationFilesBytes - all, shareReason);
  const room = (await hasRoom()) ? allFilesBytes - (await countFileBytes(db.read)) : 0;
  return keepWithin(inShare, room, reasons.room);
};

/** A mail that failed so often is kept without what it says: those after it are not kept waiting. */
export const mostTries = 3;

const unread = (reason: string) => ({
  failed: true as const,
  words: withoutWords(`it could not be read: ${reason}`),
});

/** What `read` returns; or what is kept where it is no use to try again. */
const tryReading = async <T>(
  { log }: TakeDeps,
  { cursor, count }: Turn,
  read: () => Promise<T>,
) => {
  const tries = await count();
  const giveUp = (reason: string, error?: unknown) => {
    const fields = { event: "mailbox.mail_unread", uid: cursor.lastUid, err: redactValues(error) };
    log.error(fields, "A mail cannot be read; it is left in the mailbox.");
    return unread(reason);
  };
  if (tries > mostTries) return giveUp(`it failed ${mostTries} times`);
  try {
    return { failed: false as const, value: await read() };
  } catch (error) {
    if (error instanceof UnreadableMailError) return giveUp(error.message, error);
    if (tries < mostTries) throw error;
    return giveUp("the mail server does not give it away", error);
  }
};

const takeLetter = async (
  deps: TakeDeps,
  mailbox: OpenMailbox,
  head: MailHead,
  turn: Turn,
  place: Place,
): Promise<Store> => {
  const tried = await tryReading(deps, turn, () => readMail(mailbox, head));
  const body = tried.failed
    ? tried.words
    : await withinRoom(deps, tried.value, { ...place, key: head.key });
  const promisedTime = await deps.readPromise();
  const mail = { ...head, ...body, ...place, promisedTime };
  if (mail.files.length === 0)
    return async (tx) => (await storeGuestMail(tx, mail, deps.now())).outcome;
  const { write } = deps.db;
  const { outcome, fileIds } = await write((tx) => storeGuestMail(tx, mail, deps.now()));
  await storeFiles(write, fileIds, mail.files);
  return async () => outcome;
};

/** Our mails that a report is about. Whoever knows a mail's id but not who should have got it makes nothing fail. */
const findFailed = async (
  { db, isTeam }: TakeDeps,
  { about, recipients, isFinal }: DeliveryReport,
) => {
  const named = await findSent(db.read, about);
  const missed = new Set(recipients.map(emailKey));
  const failed = isFinal ? named.filter(({ to }) => missed.has(emailKey(to))) : [];
  const ofTeam = await Promise.all(named.map(({ to }) => isTeam(to)));
  const toGuests = named.filter((_, index) => !ofTeam[index]);
  const idsOf = (rows: typeof named) => rows.map(({ id }) => id);
  return { failed: idsOf(failed), toGuests: idsOf(toGuests) };
};

/** Our mails have one recipient; long lists are a trick. */
const mostRecipients = 10;

/** What nobody could read fails nothing, but is shown where the mail lies that it answers. */
const takeUnread = async (
  deps: TakeDeps,
  head: MailHead,
  words: ReturnType<typeof withoutWords>,
): Promise<Store | undefined> => {
  const conversationId = await findByMails(deps.db.read, head.answers);
  if (!conversationId) return undefined;
  const place = { conversationId, isAnswer: true, promisedTime: () => null };
  const mail = { ...head, ...words, ...place, kind: "automatic" as const };
  return async (tx) => (await storeGuestMail(tx, mail, deps.now())).outcome;
};

/** Some servers name the recipient but not the mail. */
const findByRecipients = async ({ db, isTeam }: TakeDeps, { recipients }: DeliveryReport) => {
  for (const address of recipients.slice(0, mostRecipients)) {
    const conversationId = (await isTeam(address))
      ? undefined
      : await findByAddress(db.read, address);
    if (conversationId) return conversationId;
  }
  return undefined;
};

const takeBounce = async (
  deps: TakeDeps,
  mailbox: OpenMailbox,
  head: MailHead,
  turn: Turn,
): Promise<Store | undefined> => {
  const tried = await tryReading(deps, turn, () => readBounce(mailbox, head));
  if (tried.failed) return takeUnread(deps, head, tried.words);
  const { words, report } = tried.value;
  const { failed, toGuests } = await findFailed(deps, report);
  const conversationId =
    report.about.length > 0
      ? await findByMails(deps.db.read, toGuests)
      : await findByRecipients(deps, report);
  if (report.about.length === 0 && !conversationId) {
    const fields = { event: "mailbox.report_of_none", uid: turn.cursor.lastUid };
    deps.log.info(fields, "A mail server reports on a mail that did not go out from here.");
    return undefined;
  }
  const kind = toGuests.some((id) => failed.includes(id))
    ? ("bounce" as const)
    : ("automatic" as const);
  const { isCut: _isCut, ...text } = words;
  return async (tx) => {
    const at = deps.now();
    await failMails(tx, failed, report.reason, at);
    if (!conversationId) return "gone";
    await withdrawReply(tx, conversationId, failed);
    const isAnswer = report.about.length > 0;
    const place = { conversationId, isAnswer, promisedTime: () => null };
    const mail = { ...head, ...text, ...place, kind, files: [], leftOut: [] };
    return (await storeGuestMail(tx, mail, at)).outcome;
  };
};

/** Reads the mail whose turn it is if it is ours; `undefined` for all others, which are left alone. */
export const takeMail = async (
  deps: TakeDeps,
  mailbox: OpenMailbox,
  head: MailHead,
  turn: Turn,
): Promise<Store | undefined> => {
  if (head.isOurs) return undefined;
  if (head.kind === "bounce") return takeBounce(deps, mailbox, head, turn);
  const place = await findPlace(deps, head, turn.cursor.startedAt);
  return place && takeLetter(deps, mailbox, head, turn, place);
};
