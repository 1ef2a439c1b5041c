import { limits } from "shared/limits";
import type { Database } from "#db/client.ts";
import type { Transaction } from "#db/transaction.ts";
import { findByAddress, findByMails } from "../conversations/mails/find-conversation.ts";
import { failMails, reopenAnswered } from "../conversations/mails/record-bounce.ts";
import { countFileBytes } from "../conversations/mails/store-files.ts";
import {
  type NewGuestMail,
  type Outcome,
  storeGuestMail,
} from "../conversations/mails/store-guest-mail.ts";
import type { OpenMailbox } from "./open-mailbox.ts";
import { reasons, summarize } from "./reading/choose-files.ts";
import type { MailHead } from "./reading/mail-head.ts";
import { readBounce } from "./reading/read-bounce.ts";
import { type MailBody, readMail } from "./reading/read-mail.ts";

export type TakeDeps = {
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

const withoutFiles = ({ files, ...body }: MailBody): MailBody => {
  const left = files.map(({ name, bytes }) => ({
    name,
    bytes: bytes.length,
    reason: reasons.room,
  }));
  return { ...body, files: [], leftOut: summarize([...body.leftOut, ...left]) };
};

const withinRoom = async ({ db, hasRoom }: TakeDeps, body: MailBody): Promise<MailBody> => {
  if (body.files.length === 0) return body;
  const total = body.files.reduce(
    (sum, { bytes }) => sum + bytes.length,
    await countFileBytes(db.read),
  );
  const fits = total <= limits.guestMail.allFilesBytes && (await hasRoom());
  return fits ? body : withoutFiles(body);
};

const takeLetter = async (
  deps: TakeDeps,
  { client }: OpenMailbox,
  head: MailHead,
  place: Place,
): Promise<Store> => {
  const body = await withinRoom(deps, await readMail(client, head));
  const promisedTime = await deps.readPromise();
  const mail = { ...head, ...body, ...place, promisedTime };
  return (tx) => storeGuestMail(tx, mail, deps.now());
};

const takeBounce = async (
  deps: TakeDeps,
  { client }: OpenMailbox,
  head: MailHead,
): Promise<Store | undefined> => {
  const { about, isFinal, reason, words } = await readBounce(client, head);
  if (about.length === 0) return undefined;
  const { isCut: _isCut, ...text } = words;
  const conversationId = await findByMails(deps.db.read, about);
  const kind = isFinal ? ("bounce" as const) : ("automatic" as const);
  return async (tx) => {
    const at = deps.now();
    if (isFinal) await failMails(tx, about, reason, at);
    if (!conversationId) return "gone";
    if (isFinal) await reopenAnswered(tx, conversationId, about);
    const place = { conversationId, isAnswer: true, promisedTime: () => null };
    const mail = { ...head, ...text, ...place, kind, files: [], leftOut: [] };
    return storeGuestMail(tx, mail, at);
  };
};

/** Reads a mail that is ours; `undefined` for all others, which are left alone. */
export const takeMail = async (
  deps: TakeDeps,
  mailbox: OpenMailbox,
  head: MailHead,
  startedAt: string,
): Promise<Store | undefined> => {
  if (head.isOurs) return undefined;
  if (head.kind === "bounce") return takeBounce(deps, mailbox, head);
  const place = await findPlace(deps, head, startedAt);
  return place && takeLetter(deps, mailbox, head, place);
};
