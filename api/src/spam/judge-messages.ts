import { emailKey, mailboxHash } from "../lib/email-key.ts";
import { floodLimit } from "./floods.ts";
import { receiptsADay } from "./receipts.ts";

/** What a message asks for: `said` holds the words by which a repeated message is recognised. */
export type Request = { email: string; said: (string | number | null)[] };

/** What arrived before a message, as far as it matters to it. */
export type Recent = {
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
  /** Whether the owner is mailed about it. */
  isNotified: boolean;
  hasReceipt: boolean;
};

/** A flagged message is another request than one that is not. */
export const requestKey = ({ email, said }: Request, flagged: boolean) =>
  JSON.stringify([flagged, emailKey(email), ...said]);

/** Judges a message after those before it; `recent` counts it from then on. */
export const judgeMessage = (
  { request, isSuspect }: { request: Request; isSuspect: boolean },
  recent: Recent,
): Verdict => {
  const isFlood = recent.lastMinute >= floodLimit;
  recent.lastMinute += 1;
  const isFlagged = isFlood || isSuspect;
  const key = requestKey(request, isFlagged);
  const isRepeated = recent.requests.has(key);
  recent.requests.add(key);
  const recipient = mailboxHash(request.email);
  const receipts = recent.receipts.get(recipient) ?? 0;
  const hasReceipt = !isFlagged && !isRepeated && receipts < receiptsADay;
  if (hasReceipt) recent.receipts.set(recipient, receipts + 1);
  return { isFlood, isFlagged, isNotified: !isFlood && !isRepeated, hasReceipt };
};
