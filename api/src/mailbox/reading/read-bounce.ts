import type { ImapFlow } from "imapflow";
import PostalMime, { type Email } from "postal-mime";
import { limits } from "shared/limits";
import { mailIdsIn } from "../../outbox/mail-message.ts";
import { cleanLine } from "../texts/clean-text.ts";
import type { MailHead } from "./mail-head.ts";
import { type MailWords, toWords } from "./mail-words.ts";
import { readSource } from "./read-mail.ts";

export type Bounce = {
  /** Our mails that it names. */
  about: string[];
  /** Whether the mail is given up; else it is only late. */
  isFinal: boolean;
  /** What the mail server said. */
  reason: string;
  words: MailWords;
};

/** It returns what it is about, which may be long; its report comes first. */
const longestBounce = 100_000;
const longestReason = 300;

const textOf = ({ content }: Email["attachments"][number]) =>
  typeof content === "string" ? content : Buffer.from(new Uint8Array(content)).toString("latin1");

/** Folded fields in one line. */
const readField = (report: string, name: string) =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(report.replace(/\r?\n[ \t]+/g, " "))?.[1]?.trim();

const readReason = (report: string, words: MailWords) => {
  const said = readField(report, "Diagnostic-Code")?.replace(/^[\w-]+;\s*/, "");
  const status = readField(report, "Status");
  return cleanLine(said || status || words.text, longestReason);
};

/** What a mail server says about mails of ours that it could not deliver. */
export const readBounce = async (client: ImapFlow, { uid, bytes }: MailHead): Promise<Bounce> => {
  const source = await readSource(client, uid, Math.min(bytes, longestBounce));
  const options = { forceRfc822Attachments: true, maxNestingDepth: 50 };
  const mail = await PostalMime.parse(source, options);
  const attached = mail.attachments.map(textOf);
  const report = [mail.text ?? "", ...attached].join("\n");
  const words = toWords(mail.text, mail.html);
  return {
    about: [...new Set(mailIdsIn([source.toString("latin1"), ...attached].join("\n")))],
    isFinal: !/^(delayed|delivered|relayed|expanded)/i.test(readField(report, "Action") ?? ""),
    reason: readReason(report, words),
    words: { ...words, text: words.text.slice(0, limits.message).toWellFormed() },
  };
};
