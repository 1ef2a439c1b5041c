import { text as readText } from "node:stream/consumers";
import type { MessageStructureObject } from "imapflow";
import type { LeftOutFile } from "shared/guest-mails";
import { limits } from "shared/limits";
import type { OpenMailbox } from "../open-mailbox.ts";
import { type MailFile, reasons, summarize, toFileName } from "../parsing/choose-files.ts";
import type { MailWords } from "../parsing/mail-words.ts";
import { parseInThread } from "../parsing/parse-in-thread.ts";
import type { MailHead } from "./mail-head.ts";

export type MailBody = Omit<MailWords, "isCut"> & { files: MailFile[]; leftOut: LeftOutFile[] };

const byUid = { uid: true } as const;

const toBody = (
  { isCut, ...words }: MailWords,
  files: MailFile[],
  leftOut: LeftOutFile[],
): MailBody => {
  const end = { name: "The end of the text", bytes: null, reason: reasons.text };
  return { ...words, files, leftOut: [...(isCut ? [end] : []), ...summarize(leftOut)] };
};

/** The first bytes of a mail, as it stands in the mailbox. */
export const readSource = async (
  { client, ask }: OpenMailbox,
  uid: number,
  maxLength: number,
): Promise<Buffer> => {
  const found = await ask(client.fetchOne(String(uid), { source: { maxLength } }, byUid));
  return found ? (found.source ?? Buffer.alloc(0)) : Buffer.alloc(0);
};

const leavesOf = (node: MessageStructureObject): MessageStructureObject[] =>
  node.childNodes && node.type !== "message/rfc822" ? node.childNodes.flatMap(leavesOf) : [node];

const isAttached = ({ disposition, dispositionParameters, parameters }: MessageStructureObject) =>
  disposition === "attachment" || Boolean(dispositionParameters?.filename ?? parameters?.name);

const readPart = async (
  { client, ask }: OpenMailbox,
  uid: number,
  node: MessageStructureObject | undefined,
) => {
  if (!node) return undefined;
  const maxBytes = 4 * limits.guestMail.text;
  const { content } = await ask(
    client.download(String(uid), node.part ?? "1", { ...byUid, maxBytes }),
  );
  if (!content) return undefined;
  return ask(readText(content));
};

/** Of a mail that is too much the text alone, part by part. */
const readParts = async (
  mailbox: OpenMailbox,
  { uid }: MailHead,
  reason: string,
): Promise<MailBody> => {
  const found = await mailbox.ask(
    mailbox.client.fetchOne(String(uid), { bodyStructure: true }, byUid),
  );
  const structure = found ? found.bodyStructure : undefined;
  const leaves = structure ? leavesOf(structure) : [];
  const findText = (type: string) => leaves.find((leaf) => leaf.type === type && !isAttached(leaf));
  const [plain, html] = [findText("text/plain"), findText("text/html")];
  const leftOut = leaves
    .filter((leaf) => leaf !== plain && leaf !== html)
    .map(({ parameters, dispositionParameters, size = null }, index) => ({
      name: toFileName(dispositionParameters?.filename ?? parameters?.name, `file-${index + 1}`),
      bytes: size,
      reason,
    }));
  const { words } = await parseInThread({
    kind: "words",
    plain: await readPart(mailbox, uid, plain),
    html: await readPart(mailbox, uid, html),
  });
  return toBody(words, [], leftOut);
};

/** Parsing takes time for each part, and a part takes few bytes. */
const mostParts = 2_000;

const hasTooManyParts = (source: Buffer) => {
  let count = 0;
  for (let at = source.indexOf("\n--"); at >= 0 && count <= mostParts; count += 1)
    at = source.indexOf("\n--", at + 1);
  return count > mostParts;
};

const readWhole = async (mailbox: OpenMailbox, head: MailHead): Promise<MailBody> => {
  const source = await readSource(mailbox, head.uid, limits.guestMail.bytes);
  if (hasTooManyParts(source)) return readParts(mailbox, head, reasons.parts);
  const { words, files, leftOut } = await parseInThread({ kind: "mail", source });
  return toBody(words, files, leftOut);
};

/** What a mail says and brings, within limits. It stays as it is in the mailbox. */
export const readMail = (mailbox: OpenMailbox, head: MailHead): Promise<MailBody> =>
  head.bytes > limits.guestMail.bytes
    ? readParts(mailbox, head, reasons.mail)
    : readWhole(mailbox, head);
