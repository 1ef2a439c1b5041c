import type { OpenMailbox } from "../open-mailbox.ts";
import type { MailWords } from "../parsing/mail-words.ts";
import { parseInThread } from "../parsing/parse-in-thread.ts";
import type { DeliveryReport } from "../parsing/read-report.ts";
import type { MailHead } from "./mail-head.ts";
import { readSource } from "./read-mail.ts";

type Bounce = { report: DeliveryReport; words: MailWords };

/** It returns what it is about, which may be long; its report comes first. */
const longestBounce = 100_000;

/** Reads a mail server's report about our undelivered mails. */
export const readBounce = async (
  mailbox: OpenMailbox,
  { uid, bytes }: MailHead,
): Promise<Bounce> => {
  const source = await readSource(mailbox, uid, Math.min(bytes, longestBounce));
  const { report, words } = await parseInThread({ kind: "report", source });
  if (!report) throw new Error("A report was asked for.");
  return { report, words };
};
