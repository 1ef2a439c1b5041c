import PostalMime, { type Email } from "postal-mime";
import type { LeftOutFile } from "shared/guest-mails";
import { limits } from "shared/limits";
import { mailIdsIn } from "../../outbox/mail-ids.ts";
import { cleanLine } from "../texts/clean-text.ts";
import { chooseFiles, type MailFile } from "./choose-files.ts";
import { type MailWords, toWords } from "./mail-words.ts";

/** What a mail server says about a mail that it could not deliver. */
export type DeliveryReport = {
  /** Our mails that it names. */
  about: string[];
  /** Who did not get them. */
  recipients: string[];
  /** Whether the mail is given up; else it is only late. */
  isFinal: boolean;
  /** What the mail server said. */
  reason: string;
};

export type ParsingJob =
  | { kind: "mail" | "report"; source: Uint8Array }
  | { kind: "words"; plain: string | undefined; html: string | undefined };

export type ParsedMail = {
  words: MailWords;
  files: MailFile[];
  leftOut: LeftOutFile[];
  report: DeliveryReport | null;
};

const longestReason = 300;

const textOf = ({ content }: Email["attachments"][number]) =>
  typeof content === "string" ? content : Buffer.from(new Uint8Array(content)).toString("latin1");

/** Folded fields in one line. */
const readFields = (report: string, name: string) =>
  [...report.matchAll(new RegExp(`^${name}:[ \\t]*(.*)$`, "gim"))].map(([, value = ""]) =>
    value.trim(),
  );

const readReason = (report: string, words: MailWords) => {
  const said = readFields(report, "Diagnostic-Code")[0]?.replace(/^[\w-]+;\s*/, "");
  const status = readFields(report, "Status")[0];
  return cleanLine(said || status || words.text, longestReason);
};

const readRecipients = (mail: Email, report: string) => {
  const fields = ["Final-Recipient", "Original-Recipient"].flatMap((name) =>
    readFields(report, name).map((value) => value.replace(/^[\w-]+;\s*/, "")),
  );
  const failed = mail.headers.filter(({ key }) => key === "x-failed-recipients");
  return [...fields, ...failed.flatMap(({ value }) => value.split(","))]
    .map((address) => address.replace(/[<>\s]/g, ""))
    .filter((address) => address.includes("@"));
};

const readReport = (mail: Email, source: Uint8Array, words: MailWords): DeliveryReport => {
  const attached = mail.attachments.map(textOf);
  const report = [mail.text ?? "", ...attached].join("\n").replace(/\r?\n[ \t]+/g, " ");
  const all = [Buffer.from(source).toString("latin1"), ...attached].join("\n");
  return {
    about: [...new Set(mailIdsIn(all))],
    recipients: readRecipients(mail, report),
    isFinal: !/^(delayed|delivered|relayed|expanded)/i.test(readFields(report, "Action")[0] ?? ""),
    reason: readReason(report, words),
  };
};

const parserOptions = { forceRfc822Attachments: true, maxNestingDepth: 50 } as const;

/** Takes time at the will of whoever wrote the mail, so only {@link parseInThread} may call it. */
export const parseMail = async (job: ParsingJob): Promise<ParsedMail> => {
  if (job.kind === "words")
    return { words: toWords(job.plain, job.html), files: [], leftOut: [], report: null };
  const mail = await PostalMime.parse(job.source, parserOptions);
  const words = toWords(mail.text, mail.html);
  if (job.kind === "mail") return { words, ...chooseFiles(mail.attachments), report: null };
  const text = words.text.slice(0, limits.message).toWellFormed();
  const report = readReport(mail, job.source, words);
  return { words: { ...words, text }, files: [], leftOut: [], report };
};
