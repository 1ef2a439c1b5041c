import { createHash } from "node:crypto";
import type { FetchMessageObject } from "imapflow";
import PostalMime, { type Email } from "postal-mime";
import type { GuestMailKind } from "shared/inbox/mailbox/guest-mails";
import { limits } from "shared/limits";
import { toMailAddress } from "shared/text/mail-address";
import { mailIdsIn } from "#mail/mail-ids.ts";
import { decodeHead } from "../parsing/decode-head.ts";
import { cleanLine } from "../texts/clean-text.ts";
import { isCheckFailed } from "./authentication-results.ts";
import { classifyMail } from "./classify-mail.ts";

export type MailHead = {
  uid: number;
  bytes: number;
  /** When the mailbox got it. */
  receivedAt: Date | undefined;
  /** Names it among all mails of the mailbox. */
  key: string;
  kind: GuestMailKind;
  /** True for mails that the product itself sent. */
  isOurs: boolean;
  /** Message-IDs of the mails before it in its thread, then its own. */
  messageIds: string[];
  /** Our mails that it answers, the newest last. */
  answers: string[];
  name: string | null;
  /** The sender, with an ASCII domain; empty if the mail names none. */
  from: string;
  subject: string;
  /** True when the mail server could not confirm the sender. */
  isCheckFailed: boolean;
};

/** RFC 5322, section 3.6.4, as far as mail servers pass it on. */
const messageId = /<[!-;=?-~]{1,250}>/g;
/** Message-IDs of a thread that are kept: its beginning, and the newest. */
const mostIds = 20;

const readMessageIds = ({ references = "", inReplyTo = "", messageId: own = "" }: Email) => {
  const before = references.match(messageId) ?? inReplyTo.match(messageId)?.slice(0, 1) ?? [];
  const ids = [...new Set([...before, ...(own.match(messageId)?.slice(0, 1) ?? [])])];
  return ids.length > mostIds ? [...ids.slice(0, 1), ...ids.slice(1 - mostIds)] : ids;
};

/** Longer conversations name their beginning and end. */
const mostAnswered = 50;

const readSender = ({ from }: Email) => {
  const sender = from?.address === undefined ? from?.group?.[0] : from;
  const address = cleanLine(toMailAddress(sender?.address ?? ""), limits.email);
  const name = cleanLine(sender?.name ?? "", limits.line);
  return { from: address, name: name === "" || toMailAddress(name) === address ? null : name };
};

const toDate = (date: Date | string | undefined) => {
  const at = new Date(date ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? undefined : at;
};

/** Message-IDs are long at will, so the key is a hash. */
const toKey = (messageId: string, headers: Buffer) =>
  createHash("sha256")
    .update(messageId || headers)
    .digest("base64url");

/** Fields of the first fetch of a mail. */
export type FetchedHead = Pick<FetchMessageObject, "uid" | "size" | "internalDate" | "headers">;

export const readHead = async ({
  uid,
  size,
  internalDate,
  headers,
}: FetchedHead): Promise<MailHead> => {
  const raw = headers ?? Buffer.alloc(0);
  const mail = await PostalMime.parse(decodeHead(raw));
  const ownId = mail.messageId?.trim() ?? "";
  const sender = readSender(mail);
  const subject = cleanLine(mail.subject ?? "", limits.line);
  const named = `${mail.references ?? ""} ${mail.inReplyTo ?? ""}`;
  return {
    uid,
    bytes: size ?? 0,
    receivedAt: toDate(internalDate),
    key: toKey(ownId, raw),
    kind: classifyMail(mail.headers, sender.from, subject),
    isOurs: mailIdsIn(ownId).length > 0,
    messageIds: readMessageIds(mail),
    answers: [...new Set(mailIdsIn(named))].slice(-mostAnswered),
    ...sender,
    subject,
    isCheckFailed: isCheckFailed(mail.headers, sender.from),
  };
};
