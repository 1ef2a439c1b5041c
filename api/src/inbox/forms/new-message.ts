import type { Party } from "shared/inbox/inquiries";
import type { MessageSource } from "shared/inbox/message-source";
import type { FormSignals } from "shared/inbox/spam";
import { hashBody } from "#http/idempotency-key.ts";
import type { KeyedBody } from "#platform/db/idempotency.ts";
import { newId } from "#platform/db/new-id.ts";
import type { MailContext } from "../mails/message-mails.ts";
import { replyDeadline } from "../messages/reply-deadline.ts";
import type { Form, TypedForm } from "../messages/store-forms.ts";
import { type SenderOrigin, spamPoints, spamThreshold } from "../spam/possible-spam.ts";

/** Facts of the request that a message came with. */
export type Sender = {
  /** The `Idempotency-Key`. */
  key?: string | undefined;
  origin?: SenderOrigin | undefined;
  address?: string | undefined;
};

type Submission = Sender & {
  typed: TypedForm;
  party?: Party | undefined;
  /** The form as it was sent: a repeated request has the same one. */
  input: object;
  signals: FormSignals;
  source: MessageSource | null;
};

/** A visitor's message before it is judged and stored. */
export type NewMessage = {
  form: Omit<Form, "flagged" | "receiptOwed">;
  keyed: KeyedBody | undefined;
  /** The address that its sender is counted by; `undefined` if it comes from no request. */
  visitor: string | undefined;
  at: Date;
  /** The message's own content looks like spam. */
  isSuspect: boolean;
  context: MailContext;
};

const isSuspect = (
  { name, checkinDate, checkoutDate, destination, text }: TypedForm,
  signs: FormSignals & { origin: SenderOrigin; blockedWords: readonly string[] },
) => {
  const lines = [name, checkinDate, checkoutDate];
  const points = spamPoints({ ...signs, lines, text: [destination, text].join("\n") });
  return points >= spamThreshold;
};

export const toNewMessage = (
  { typed, party, input, signals, source, key, origin = "unknown", address }: Submission,
  context: MailContext,
  at: Date,
): NewMessage => {
  const { messages, hours } = context.settings;
  const { blockedWords } = messages;
  return {
    form: {
      ...{ id: newId(), ...typed, createdAt: at.toISOString() },
      ...{ replyDueAt: replyDeadline(at, hours), respondedAt: null },
      details: { source, ...(party && { party }) },
    },
    keyed: key === undefined ? undefined : { key, bodyHash: hashBody(input) },
    visitor: address,
    at,
    isSuspect: isSuspect(typed, { ...signals, origin, blockedWords }),
    context,
  };
};
