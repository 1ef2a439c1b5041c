import { encodeWord } from "nodemailer/lib/mime-funcs";
import type { mails } from "#tables/mails.ts";
import type { MailBrand } from "./layout/mail-brand.ts";
import { renderMail } from "./layout/render-mail.ts";
import { logoId, toMessageId } from "./mail-ids.ts";

/** The sent fields of a stored mail, and the company that it shows. */
export type OutgoingMail = Pick<
  typeof mails.$inferSelect,
  | "id"
  | "to"
  | "replyTo"
  | "subject"
  | "parts"
  | "references"
  | "answers"
  | "files"
  | "queuedAt"
  | "createdAt"
> & { brand: MailBrand };

export type Sender = {
  /** An empty name means the company's name. */
  from: { name: string; address: string };
  /** The operator's inbox, where answers to mails go that name no other address. */
  inbox: string;
};

/** Characters of a line of an encoded header; RFC 2047, section 2, leaves the rest to its name. */
const encodedLength = 52;

/** Typed text that looks like an encoded word would be read as what it decodes to, so it is encoded itself. */
const subjectHeader = (subject: string) =>
  subject.includes("=?")
    ? { prepared: true, foldLines: true, value: encodeWord(subject, "B", encodedLength) }
    : subject;

const threadHeaders = (references: string[] | null) => {
  const inReplyTo = references?.at(-1);
  return inReplyTo && references ? { inReplyTo, references } : {};
};

/** Exchange ignores RFC 3834. */
const noAnsweringMachine = { "X-Auto-Response-Suppress": "All" };

/** Answering machines should not reply to a mail that nobody typed (RFC 3834). */
const automaticHeaders = ({ answers, replyTo }: OutgoingMail) => ({
  ...(!answers && { "Auto-Submitted": "auto-generated" }),
  ...(!answers && replyTo === null && noAnsweringMachine),
});

export const createMessageFormatter =
  ({ from, inbox }: Sender) =>
  (mail: OutgoingMail) => {
    const { id, to, replyTo, subject, references, queuedAt, createdAt, brand } = mail;
    const answerTo = replyTo ?? (inbox === from.address ? null : inbox);
    return {
      messageId: toMessageId(id),
      date: new Date(queuedAt ?? createdAt),
      from: { name: from.name || brand.company, address: from.address },
      to: { name: "", address: to },
      ...(answerTo && { replyTo: { name: "", address: answerTo } }),
      ...threadHeaders(references),
      headers: { Subject: subjectHeader(subject), ...automaticHeaders(mail) },
      ...renderMail(mail, brand, { logoAddress: `cid:${logoId}` }),
    };
  };
