import type { MessageStructureObject } from "imapflow";
import type { LeftOutFile } from "shared/inbox/mailbox/guest-mails";
import { limits } from "shared/limits";
import type { OpenMailbox } from "../open-mailbox.ts";
import { mostParts, mostTexts, reasons } from "../parsing/choose-files.ts";
import { isVague } from "../parsing/decode-text.ts";
import { type FilePart, nameUnread } from "../parsing/name-file.ts";
import { parseInThread } from "../parsing/parse-in-thread.ts";
import type { ParsedMail, TextPart } from "../parsing/parse-mail.ts";
import type { MailHead } from "./mail-head.ts";

type Leaf = MessageStructureObject;

const byUid = { uid: true } as const;
/** Fewer requests than with the library's 64 kB. */
const chunkSize = 262_144;
const { fileBytes, files: mostFiles, filesBytes, text: longestText } = limits.guestMail;
const longestTextBytes = 4 * longestText;

const listLeaves = (node: Leaf): Leaf[] =>
  node.childNodes && node.type !== "message/rfc822" ? node.childNodes.flatMap(listLeaves) : [node];

const getFileName = ({ dispositionParameters, parameters }: Leaf) =>
  dispositionParameters?.filename ?? parameters?.name;

const isText = (leaf: Leaf, type: string) =>
  leaf.type === type && leaf.disposition !== "attachment" && !getFileName(leaf);

/** Base64 takes four bytes for three, and line breaks. */
const estimateBytes = ({ size = 0, encoding }: Leaf) =>
  encoding === "base64" ? Math.floor(size * 0.73) : size;

/** Node's own collector copies the bytes more often. */
const collect = async (content: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const download = async (
  { client, ask }: OpenMailbox,
  uid: number,
  { part = "1" }: Leaf,
  options: { maxBytes?: number; decodeText?: boolean },
) => {
  const { content } = await ask(
    client.download(String(uid), part, { ...byUid, chunkSize, ...options }),
  );
  return content ? ask(collect(content)) : Buffer.alloc(0);
};

const isContinuation = (byte: number) => (byte & 0xc0) === 0x80;

const countUtf8Bytes = (lead: number) => {
  if (lead >= 0xf0) return 4;
  if (lead >= 0xe0) return 3;
  return lead >= 0xc0 ? 2 : 1;
};

/** A UTF-8 letter that was cut in its middle would make the whole text look wrong. */
const withoutCutLetter = (bytes: Buffer, charset: string) => {
  if (bytes.length < longestTextBytes || !isVague.test(charset.trim())) return bytes;
  const end = bytes.subarray(-3);
  const start = end.findLastIndex((byte) => !isContinuation(byte));
  const isCut = start >= 0 && countUtf8Bytes(end[start] ?? 0) > end.length - start;
  return isCut ? bytes.subarray(0, start - end.length) : bytes;
};

const readText = async (mailbox: OpenMailbox, uid: number, leaf: Leaf): Promise<TextPart> => {
  const { format = "", charset = "" } = leaf.parameters ?? {};
  // The mail library joins broken lines only when it decodes the charset as well.
  const decodeText = format.toLowerCase() === "flowed";
  const bytes = await download(mailbox, uid, leaf, { maxBytes: longestTextBytes, decodeText });
  const written = decodeText ? "utf-8" : charset;
  return { bytes: withoutCutLetter(bytes, written), charset: written };
};

const readTexts = async (mailbox: OpenMailbox, uid: number, leaves: Leaf[]) => {
  const texts: TextPart[] = [];
  for (const leaf of leaves.slice(0, mostTexts)) texts.push(await readText(mailbox, uid, leaf));
  return texts;
};

/** Pages count only in mails without plain texts: elsewhere they repeat them. */
const nameLeftOutTexts = (plain: Leaf[], html: Leaf[]): LeftOutFile[] => {
  const { length } = plain.length > 0 ? plain : html;
  return length > mostTexts
    ? [{ name: "The rest of the text", bytes: null, reason: reasons.texts }]
    : [];
};

/** Chooses files by the sizes that the mail server reports. */
const planFiles = (leaves: Leaf[], refusal: string | undefined) => {
  const wanted: Leaf[] = [];
  const leftOut: LeftOutFile[] = [];
  let total = 0;
  for (const [index, leaf] of leaves.entries()) {
    const bytes = estimateBytes(leaf);
    const name = nameUnread(getFileName(leaf), `file-${index + 1}`);
    const refuse = (reason: string) =>
      leftOut.push({ name, bytes: leaf.size ? bytes : null, reason });
    if (refusal) refuse(refusal);
    else if (bytes > fileBytes) refuse(reasons.file);
    else if (wanted.length >= mostFiles) refuse(reasons.count);
    else if (total + bytes > filesBytes) refuse(reasons.all);
    else {
      wanted.push(leaf);
      total += bytes;
    }
  }
  return { wanted, leftOut };
};

const readFiles = async (mailbox: OpenMailbox, uid: number, leaves: Leaf[]) => {
  const files: FilePart[] = [];
  for (const leaf of leaves) {
    const content = await download(mailbox, uid, leaf, { decodeText: false });
    files.push({ filename: getFileName(leaf) ?? null, mimeType: leaf.type, content });
  }
  return files;
};

/** The reason to fetch no file at all. */
const findRefusal = (bytes: number, leaves: Leaf[]) => {
  if (bytes > limits.guestMail.bytes) return reasons.mail;
  return leaves.length > mostParts ? reasons.parts : undefined;
};

/** Reads a large mail part by part: as a whole it would take many times its size in memory. */
export const readParts = async (
  mailbox: OpenMailbox,
  { uid, ...head }: MailHead,
): Promise<ParsedMail> => {
  const fetched = await mailbox.ask(
    mailbox.client.fetchOne(String(uid), { bodyStructure: true }, byUid),
  );
  const structure = fetched ? fetched.bodyStructure : undefined;
  const leaves = structure ? listLeaves(structure) : [];
  const refusal = findRefusal(head.bytes, leaves);
  const plainLeaves = leaves.filter((leaf) => isText(leaf, "text/plain"));
  const htmlLeaves = leaves.filter((leaf) => isText(leaf, "text/html"));
  const plain = await readTexts(mailbox, uid, plainLeaves);
  const html = await readTexts(mailbox, uid, htmlLeaves);
  const attached = leaves.filter(
    (leaf) => !isText(leaf, "text/plain") && !isText(leaf, "text/html"),
  );
  const leftOutTexts = nameLeftOutTexts(plainLeaves, htmlLeaves);
  const { wanted, leftOut } = planFiles(attached, refusal);
  const files = await readFiles(mailbox, uid, wanted);
  const context = { subject: head.subject, isAnswer: head.answers.length > 0 };
  const parsed = await parseInThread({ kind: "parts", plain, html, files, context });
  return { ...parsed, leftOut: [...leftOutTexts, ...leftOut, ...parsed.leftOut] };
};
