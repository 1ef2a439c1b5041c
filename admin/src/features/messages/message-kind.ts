import type { ReactNode } from "react";
import type { AnswerChannel } from "shared/answer-channels";
import type { Contact } from "shared/contacts";
import type { ZodType } from "zod";
import type { Api } from "../../lib/api/api-client.ts";

/** What contact messages and inquiries have in common. */
export type VisitorMessage = Pick<
  Contact,
  | "_id"
  | "email"
  | "createdAt"
  | "responseMessage"
  | "respondedAt"
  | "responseMail"
  | "spam"
  | "conversation"
  | "state"
  | "waits"
  | "aside"
>;

/** The server's success message, and the record as stored. */
export type Saved<Message> = { message: string; record: Message };

export type MessageRequests<Message> = {
  /** Rejects with `edit_conflict` when somebody else has responded since `message` was read. */
  respond: (
    api: Api,
    message: Message,
    response: { text: string; channel: AnswerChannel },
    signal: AbortSignal,
  ) => Promise<Saved<Message>>;
  setSpam: (api: Api, id: string, spam: boolean, signal: AbortSignal) => Promise<Saved<Message>>;
};

export type ResponseFeedback<Message> = {
  /** `undefined` when the text can be sent. */
  invalidReason: (responseMessage: string) => string | undefined;
  onInvalid: (reason: string, setFieldError: (error: string) => void) => void;
  /** `outcome` tells what becomes of its mail. */
  onSent: (saved: Saved<Message>, outcome: string | undefined) => void;
  onError: (error: unknown) => void;
};

/** Everything in which contact messages and inquiries differ. */
export type MessageKind<Message extends VisitorMessage> = {
  /** Cache key of the list. */
  key: "contacts" | "inquiries";
  draftPrefix: string;
  /** As in "Search messages", "No messages yet." */
  noun: string;
  title: string;
  listLabel: string;
  loadError: string;
  /** Also told by an alert. */
  notFoundError?: string;
  schema: ZodType<Message>;
  displayName: (message: Message) => string;
  isAnswered: (message: Message) => boolean;
  /** A number by which the visitor can be reached, in E.164; a national one is one of `country`. */
  findPhone: (message: Message, country: string) => string | undefined;
  /** Of the mails that the visitor gets about it. */
  mailSubject: (message: Message, company: string) => string;
  renderRow: (message: Message) => ReactNode;
  renderPanel: (message: Message) => ReactNode;
  renderActions?: (message: Message) => ReactNode;
  requests: MessageRequests<Message>;
  feedback: ResponseFeedback<Message>;
};
