import type { Attachment } from "postal-mime";
import type { LeftOutFile } from "shared/guest-mails";
import { limits } from "shared/limits";
import { cleanLine } from "../texts/clean-text.ts";

export type MailFile = { name: string; bytes: Buffer };

const { fileBytes, files: mostFiles, filesBytes } = limits.guestMail;

const inMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`;
export const reasons = {
  file: `larger than ${inMegabytes(fileBytes)}`,
  count: `the mail has more than ${mostFiles} files`,
  all: `the files of the mail have more than ${inMegabytes(filesBytes)}`,
  mail: `the mail has more than ${inMegabytes(limits.guestMail.bytes)}`,
  parts: "the mail has too many parts",
  text: "the text is too long",
  room: "there is too little room for files of mails",
};

/** More are counted. */
const mostNamed = 30;
const longestName = 120;

/** A name alone: no folder, nothing that hides what it ends with. */
export const toFileName = (name: string | null | undefined, otherwise: string) =>
  cleanLine((name ?? "").replace(/^.*[\\/]/s, ""), longestName) || otherwise;

const toBuffer = ({ content }: Attachment) =>
  typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

export const summarize = (leftOut: LeftOutFile[]): LeftOutFile[] => {
  const rest = leftOut.slice(mostNamed);
  const [first] = rest;
  if (!first) return leftOut;
  const more = { name: `${rest.length} more`, bytes: null, reason: first.reason };
  return [...leftOut.slice(0, mostNamed), more];
};

/** Which files of a mail are kept, in their order, and why others are not. */
export const chooseFiles = (attachments: Attachment[]) => {
  const files: MailFile[] = [];
  const leftOut: LeftOutFile[] = [];
  let total = 0;
  for (const [index, attachment] of attachments.entries()) {
    const bytes = toBuffer(attachment);
    const name = toFileName(attachment.filename, `file-${index + 1}`);
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
