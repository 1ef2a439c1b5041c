import type { LeftOutFile } from "shared/inbox/mailbox/guest-mails";
import { limits } from "shared/limits";
import type { OpenMailbox } from "../open-mailbox.ts";
import { type MailFile, mostParts, reasons, shortenList } from "../parsing/choose-files.ts";
import type { MailWords } from "../parsing/mail-words.ts";
import { parseInThread } from "../parsing/parse-in-thread.ts";
import type { ParsedMail } from "../parsing/parse-mail.ts";
import type { MailHead } from "./mail-head.ts";
import { readParts } from "./read-parts.ts";

export type MailBody = Omit<MailWords, "isCut"> & { files: MailFile[]; leftOut: LeftOutFile[] };

/** Larger mails are read in parts. */
const wholeBytes = 5_000_000;

const byUid = { uid: true } as const;

const toBody = ({ words: { isCut, ...words }, files, leftOut, notes }: ParsedMail): MailBody => {
  const end = { name: "The end of the text", bytes: null, reason: reasons.text };
  return { ...words, files, leftOut: [...(isCut ? [end] : []), ...notes, ...shortenList(leftOut)] };
};

/** Reads the first bytes of a mail. */
export const readSource = async (
  { client, ask }: OpenMailbox,
  uid: number,
  maxLength: number,
): Promise<Buffer> => {
  const message = await ask(client.fetchOne(String(uid), { source: { maxLength } }, byUid));
  return message ? (message.source ?? Buffer.alloc(0)) : Buffer.alloc(0);
};

const hasTooManyParts = (source: Buffer) => {
  let count = 0;
  for (let at = source.indexOf("\n--"); at >= 0 && count <= mostParts; count += 1)
    at = source.indexOf("\n--", at + 1);
  return count > mostParts;
};

const readWhole = async (mailbox: OpenMailbox, head: MailHead): Promise<ParsedMail> => {
  const source = await readSource(mailbox, head.uid, limits.guestMail.bytes);
  return hasTooManyParts(source)
    ? readParts(mailbox, head)
    : parseInThread({ kind: "mail", source });
};

/** Reads the text and files of a mail within limits. The mail stays unchanged in the mailbox. */
export const readMail = async (mailbox: OpenMailbox, head: MailHead): Promise<MailBody> =>
  toBody(await (head.bytes > wholeBytes ? readParts(mailbox, head) : readWhole(mailbox, head)));
