import { emailKey, mailboxHash } from "#platform/email-key.ts";
import { readParty } from "../messages/form-rows.ts";
import { floodLimit } from "./floods.ts";
import { receiptsADay } from "./receipts.ts";

/** The words of a form, by which a repeated one is recognized. */
type Request = { email: string } & Parameters<typeof readParty>[0] & {
    [Field in "text" | "destination" | "paxNumber" | "checkinDate" | "checkoutDate"]?:
      | string
      | number
      | null
      | undefined;
  };

/** Counts and requests from before a message that decide about it. */
type Recent = {
  /** Messages of the last minute. */
  lastMinute: number;
  /** Requests of the last day. */
  requests: Set<string>;
  /** Receipts of the last day by recipient. */
  receipts: Map<string, number>;
};

export type Verdict = {
  isFlood: boolean;
  isFlagged: boolean;
  /** The owner gets a mail about it. */
  isNotified: boolean;
  hasReceipt: boolean;
};

/** A flagged message is another request than one that is not. */
export const requestKey = (
  { email, text, destination, paxNumber, checkinDate, checkoutDate, details }: Request,
  flagged: boolean,
) =>
  JSON.stringify([
    ...[flagged, emailKey(email), text ?? null, readParty({ details })],
    ...[destination ?? null, paxNumber ?? null, checkinDate ?? null, checkoutDate ?? null],
  ]);

/** Judges a message after those before it; `recent` counts it from then on. */
export const judgeMessage = (
  { form, isSuspect }: { form: Request; isSuspect: boolean },
  recent: Recent,
): Verdict => {
  const isFlood = recent.lastMinute >= floodLimit;
  recent.lastMinute += 1;
  const isFlagged = isFlood || isSuspect;
  const key = requestKey(form, isFlagged);
  const isRepeated = recent.requests.has(key);
  recent.requests.add(key);
  const recipient = mailboxHash(form.email);
  const receipts = recent.receipts.get(recipient) ?? 0;
  const hasReceipt = !isFlagged && !isRepeated && receipts < receiptsADay;
  if (hasReceipt) recent.receipts.set(recipient, receipts + 1);
  return { isFlood, isFlagged, isNotified: !isFlood && !isRepeated, hasReceipt };
};
