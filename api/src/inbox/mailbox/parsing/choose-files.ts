import type { LeftOutFile } from "shared/inbox/mailbox/guest-mails";
import { limits } from "shared/limits";
import { logoId } from "#mail/mail-ids.ts";
import { type FilePart, nameFile } from "./name-file.ts";

export type MailFile = { name: string; bytes: Buffer };

const { fileBytes, files: mostFiles, filesBytes } = limits.guestMail;

/** Parsing takes time for each part, and a part takes few bytes. */
export const mostParts = 2_000;
/** iPhones put a text between each two photos. */
export const mostTexts = 20;

const inMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`;
export const reasons = {
  file: `larger than ${inMegabytes(fileBytes)}`,
  count: `the email has more than ${mostFiles} files`,
  all: `the files of the email exceed ${inMegabytes(filesBytes)}`,
  mail: `the email has more than ${inMegabytes(limits.guestMail.bytes)}`,
  parts: "the email has too many parts",
  text: "the text is too long",
  texts: `the email has more than ${mostTexts} texts`,
  room: "there is too little space for files of emails",
};

/** More are counted. */
const mostNamed = 30;

const toBuffer = ({ content }: FilePart) => {
  if (typeof content === "string") return Buffer.from(content);
  return content instanceof Uint8Array
    ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    : Buffer.from(content);
};

export const shortenList = (leftOut: LeftOutFile[]): LeftOutFile[] => {
  const rest = leftOut.slice(mostNamed);
  const [first] = rest;
  if (!first) return leftOut;
  const more = { name: `${rest.length} more`, bytes: null, reason: first.reason };
  return [...leftOut.slice(0, mostNamed), more];
};

const isOutlooks = ({ mimeType, filename }: FilePart) =>
  mimeType === "application/ms-tnef" || filename?.toLowerCase() === "winmail.dat";

/** No maintained library reads Outlook's own format, which may hold the text as well. */
export const explainFiles = (attachments: FilePart[]): LeftOutFile[] => {
  if (!attachments.some(isOutlooks)) return [];
  const reason =
    "Outlook sent it in its own format. Ask the guest to send the text in a new email, and files as PDF or photos";
  return [{ name: "The content of winmail.dat", bytes: null, reason }];
};

/** Mail programs send the pictures of a quoted mail back. */
const isOurLogo = ({ contentId }: FilePart) => contentId === `<${logoId}>`;

/** Chooses the files of a mail to keep, in order, with a reason for each rejected one. */
export const chooseFiles = async (attachments: FilePart[]) => {
  const files: MailFile[] = [];
  const leftOut: LeftOutFile[] = [];
  let total = 0;
  for (const [index, attachment] of attachments.entries()) {
    if (isOurLogo(attachment)) continue;
    const bytes = toBuffer(attachment);
    const name = await nameFile(attachment, bytes, `file-${index + 1}`);
    const refuse = (reason: string) => leftOut.push({ name, bytes: bytes.length, reason });
    if (bytes.length > fileBytes) refuse(reasons.file);
    else if (files.length >= mostFiles) refuse(reasons.count);
    else if (total + bytes.length > filesBytes) refuse(reasons.all);
    else {
      files.push({ name, bytes });
      total += bytes.length;
    }
  }
  return { files, leftOut };
};
