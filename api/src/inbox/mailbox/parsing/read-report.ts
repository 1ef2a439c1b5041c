import type { Email } from "postal-mime";
import { mailIdsIn } from "#mail/mail-ids.ts";
import { cleanLine } from "../texts/clean-text.ts";

/** A mail server's report about an undelivered mail. */
export type DeliveryReport = {
  /** Our mails that it names. */
  about: string[];
  /** Recipients it was not delivered to. */
  recipients: string[];
  /** False when the mail is only delayed. */
  isFinal: boolean;
  reason: string;
};

const longestReason = 300;

const readText = ({ content }: Email["attachments"][number]) =>
  typeof content === "string" ? content : Buffer.from(new Uint8Array(content)).toString("latin1");

/** Folded fields in one line. */
const readFields = (report: string, name: string) =>
  [...report.matchAll(new RegExp(`^${name}:[ \\t]*(.*)$`, "gim"))].map(([, value = ""]) =>
    value.trim(),
  );

/** Servers draw a line above the mail that they return. */
export const withoutReturnedMail = (text: string) => text.split(/^-{3,}.*$/m, 1)[0]?.trim() ?? "";

/** A paragraph of qmail's format for bounces: "<guest@example.com>:", and why. */
const qmailParagraph = /^<(?<recipient>[^\s<>@]+@[^\s<>@]+)>:\n(?<reason>(?:.+\n?)+)/gm;
const isQmail = (text: string) => text.startsWith("Hi. This is the");
const permanentFailure = /\b5\d\d[ -]|\b5\.\d{1,3}\.\d{1,3}\b/;

const readPlain = (text: string) => {
  const own = withoutReturnedMail(text);
  const paragraphs = isQmail(own) ? [...own.matchAll(qmailParagraph)] : [];
  const addresses = own.match(/[^\s<>@:;,"'()[\]]{1,64}@[\w-]+(?:\.[\w-]+)+/g) ?? [];
  return {
    recipients:
      paragraphs.length > 0 ? paragraphs.map(({ groups }) => groups?.recipient ?? "") : addresses,
    reason:
      paragraphs[0]?.groups?.reason ??
      own.split("\n").find((line) => permanentFailure.test(line)) ??
      own,
    isFinal: paragraphs.length > 0 || permanentFailure.test(own),
  };
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

/** Reads the fields of RFC 3464, or the text where there are none. */
export const readReport = (mail: Email, source: Uint8Array, text: string): DeliveryReport => {
  const attached = mail.attachments.map(readText);
  const report = [mail.text ?? "", ...attached].join("\n").replace(/\r?\n[ \t]+/g, " ");
  const all = [Buffer.from(source).toString("latin1"), text, ...attached].join("\n");
  const about = [...new Set(mailIdsIn(all))];
  const recipients = readRecipients(mail, report);
  const [action] = readFields(report, "Action");
  if (recipients.length === 0) {
    const plain = readPlain(text);
    return { ...plain, about, reason: cleanLine(plain.reason, longestReason) };
  }
  const diagnostic = readFields(report, "Diagnostic-Code")[0]?.replace(/^[\w-]+;\s*/, "");
  return {
    about,
    recipients,
    isFinal: !/^(delayed|delivered|relayed|expanded)/i.test(action ?? ""),
    reason: cleanLine(
      diagnostic || readFields(report, "Status")[0] || readPlain(text).reason,
      longestReason,
    ),
  };
};
