import type { FormSignals } from "shared/spam";
import type { KeyedBody } from "#db/idempotency.ts";
import { newId } from "#db/new-id.ts";
import { isPossibleSpam } from "../../spam/possible-spam.ts";
import type { IntakeFields, NewKind } from "./message-kind.ts";
import { type MailContext, newMessageMails, possibleSpamMails } from "./message-mails.ts";
import type { NewMessage } from "./store-messages.ts";

/** What a visitor sent; a repeated request has the same key. */
export type Submission<Input> = {
  input: Input;
  signals: FormSignals;
  keyed: KeyedBody | undefined;
};

export type NewMessageDeps = {
  now: () => Date;
  mailContext: MailContext;
  /** Whether so many messages come in that they are flagged and cause no mails. */
  isFlood: () => boolean;
};

/** Possible spam is flagged and told to the operator alone; during a flood all is flagged and nothing is mailed. */
export const toNewMessage = <Input, Answer>(
  { toSpamCandidate, mails, toAnswer }: NewKind<Input, Answer>,
  { now, mailContext, isFlood }: NewMessageDeps,
  { input, signals, keyed }: Submission<Input>,
): NewMessage<Input & IntakeFields, Answer> => {
  const at = now();
  const { blockedWords } = mailContext.settings.messages;
  const isDoubted = isPossibleSpam({ ...signals, ...toSpamCandidate(input), blockedWords });
  const isMute = isFlood();
  const flagged = isDoubted || isMute;
  const letters = isDoubted
    ? possibleSpamMails(mails, input, mailContext)
    : newMessageMails(mails, input, mailContext, at);
  const id = newId();
  return {
    keyed,
    at,
    row: { ...input, id, flagged, receiptOwed: flagged, createdAt: at.toISOString() },
    mails: isMute ? [] : letters,
    answer: toAnswer(id),
  };
};
