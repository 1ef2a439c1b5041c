import { fileTypeFromBuffer } from "file-type";
import PostalMime, { type Attachment } from "postal-mime";
import { cleanLine } from "../texts/clean-text.ts";
import { decodeHead } from "./decode-head.ts";

/** A part of a mail that is a file. */
export type FilePart = Pick<Attachment, "filename" | "mimeType" | "content" | "contentId">;

const longestName = 120;
/** Office documents have their type late in the file. */
const typeBytes = 1_000_000;
/** Headers of an attached mail. */
const longestHead = 16_384;

/** A name alone: no folder, nothing that hides what it ends with. */
export const toFileName = (name: string | null | undefined) =>
  cleanLine((name ?? "").replace(/^.*[\\/]/s, ""), longestName);

/** Text files have no signature, so their declared type decides. */
const endingsByType: Record<string, string> = {
  "text/calendar": "ics",
  "text/csv": "csv",
  "text/html": "html",
  "text/plain": "txt",
  "text/rtf": "rtf",
  "text/vcard": "vcf",
  "text/x-vcard": "vcf",
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "message/rfc822": "eml",
};

/** The library misses these, or needs the whole file. */
const beginnings = [
  { text: "\x89PNG", ending: "png" },
  { text: "BEGIN:VCALENDAR", ending: "ics" },
  { text: "BEGIN:VCARD", ending: "vcf" },
];

const readEnding = async ({ mimeType }: FilePart, bytes: Buffer) => {
  const type = await fileTypeFromBuffer(bytes.subarray(0, typeBytes)).catch(() => undefined);
  const beginning = bytes.subarray(0, 32).toString("latin1");
  const known = beginnings.find(({ text }) => beginning.startsWith(text));
  return type?.ext ?? known?.ending ?? endingsByType[mimeType];
};

const readSubject = async (mail: Buffer) => {
  const head = mail.subarray(0, longestHead);
  const end = /\r?\n\r?\n/.exec(head.toString("latin1"))?.index ?? head.length;
  const { subject } = await PostalMime.parse(decodeHead(head.subarray(0, end)));
  return subject?.replace(/[\\/]/g, "-");
};

/** Matches "photo.jpg", but no ticket number. */
const hasEnding = (name: string) => /\.(?=\w*[a-z])[a-z\d]{1,8}$/i.test(name);

/** The name of an attached file, with an ending by which a phone opens it. */
export const nameFile = async (attachment: FilePart, bytes: Buffer, otherwise: string) => {
  const isMail = attachment.mimeType === "message/rfc822";
  const suggested = attachment.filename ?? (isMail ? await readSubject(bytes) : undefined);
  const name = toFileName(suggested) || otherwise;
  if (attachment.filename && hasEnding(name)) return name;
  const ending = await readEnding(attachment, bytes);
  return ending ? `${name.slice(0, longestName - ending.length - 1)}.${ending}` : name;
};

/** The name of a file that was not fetched. */
export const nameUnread = (name: string | undefined, otherwise: string) =>
  toFileName(name) || otherwise;
