import type { MessageSource } from "shared/message-source";
import type { FormSignals } from "shared/spam";
import type { KeyedBody } from "#db/idempotency.ts";
import { newId } from "#db/new-id.ts";
import { promisedTime } from "../../conversations/promised-time.ts";
import { type SenderOrigin, spamPoints, spamThreshold } from "../../spam/possible-spam.ts";
import { type MailContext, noticeMail } from "./mails/message-mails.ts";
import type { NewKind, TypedMessage } from "./message-kind.ts";
import type { NewMessage } from "./store-messages.ts";

/** How a message was sent, beside what its form says. */
export type Sender = {
  keyed?: KeyedBody | undefined;
  origin?: SenderOrigin | undefined;
  address?: string | undefined;
};

/** What a visitor sent; a repeated request has the same key. */
export type Submission<Input> = Sender & {
  input: Input;
  signals: FormSignals;
  source: MessageSource | null;
};

export type NewMessageDeps = { now: () => Date; mailContext: MailContext };

/** A message as it is judged and stored, with the mails that the judgement may bring. */
export const toNewMessage = <Input, Answer>(
  { toSpamCandidate, toRequest, mails, toAnswer }: NewKind<Input, Answer>,
  { now, mailContext }: NewMessageDeps,
  { input, signals, source, keyed, origin = "unknown", address }: Submission<Input>,
): NewMessage<TypedMessage<Input>, Answer> => {
  const at = now();
  const { messages, hours } = mailContext.settings;
  const { blockedWords } = messages;
  const promisedAt = promisedTime(at, hours);
  const candidate = { ...signals, ...toSpamCandidate(input), blockedWords, origin };
  const id = newId();
  return {
    keyed,
    visitor: address,
    at,
    row: { ...input, source, id, createdAt: at.toISOString(), promisedAt },
    id,
    request: toRequest(input),
    isSuspect: spamPoints(candidate) >= spamThreshold,
    notice: (place) => noticeMail(mails, input, mailContext, place),
    receipt: () => mails.receipt(input, { at, promisedAt }, mailContext.settings),
    answer: toAnswer(id),
  };
};
