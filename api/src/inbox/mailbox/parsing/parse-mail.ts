import PostalMime, { type Email } from "postal-mime";
import type { LeftOutFile } from "shared/inbox/mailbox/guest-mails";
import { limits } from "shared/limits";
import { mailIdsIn } from "#mail/mail-ids.ts";
import type { QuoteContext } from "../texts/strip-quotes.ts";
import { chooseFiles, explainFiles, type MailFile } from "./choose-files.ts";
import { decodeText } from "./decode-text.ts";
import { type MailWords, toWords } from "./mail-words.ts";
import type { FilePart } from "./name-file.ts";
import { type DeliveryReport, readReport, withoutReturnedMail } from "./read-report.ts";
import { toUtf8 } from "./to-utf8.ts";

/** A text of a mail that is read in parts. */
export type TextPart = { bytes: Uint8Array; charset: string };

export type ParsingJob =
  | { kind: "mail" | "report"; source: Uint8Array }
  | {
      kind: "parts";
      plain: TextPart[];
      html: TextPart[];
      files: FilePart[];
      context: QuoteContext;
    };

export type ParsedMail = {
  words: MailWords;
  files: MailFile[];
  leftOut: LeftOutFile[];
  /** Explanations for the reader. */
  notes: LeftOutFile[];
  report: DeliveryReport | null;
};

const parserOptions = { forceRfc822Attachments: true, maxNestingDepth: 50 } as const;

const toContext = ({ subject = "", references, inReplyTo }: Email): QuoteContext => ({
  subject,
  isAnswer: mailIdsIn(`${references} ${inReplyTo}`).length > 0,
});

const withFiles = async (words: MailWords, attachments: FilePart[]): Promise<ParsedMail> => ({
  words,
  ...(await chooseFiles(attachments)),
  notes: explainFiles(attachments),
  report: null,
});

const decodeParts = (parts: TextPart[]) =>
  parts.map(({ bytes, charset }) => decodeText(bytes, charset)).join("\n");

/** Takes time at the will of whoever wrote the mail, so only {@link parseInThread} may call it. */
export const parseMail = async (job: ParsingJob): Promise<ParsedMail> => {
  if (job.kind === "parts") {
    const texts = { text: decodeParts(job.plain), html: decodeParts(job.html) };
    return withFiles(toWords(texts, job.context), job.files);
  }
  const mail = await PostalMime.parse(await toUtf8(job.source), parserOptions);
  const words = toWords(mail, toContext(mail));
  if (job.kind === "mail") return withFiles(words, mail.attachments);
  const all = words.original ?? words.text;
  const report = readReport(mail, job.source, all);
  const own = withoutReturnedMail(all) || all;
  const text = own.slice(0, limits.message).toWellFormed();
  const original = text === all ? null : all;
  return { words: { ...words, text, original }, files: [], leftOut: [], notes: [], report };
};
