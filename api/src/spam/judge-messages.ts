import { spamThreshold } from "./possible-spam.ts";
import { doubted, type RecentMessages, receiptsADay } from "./recent-messages.ts";
import type { Trace } from "./trace.ts";

/** Messages a minute over all visitors together, above which they are a flood. */
export const floodLimit = 600;
/** Of a flood's messages so many a minute are mailed one by one, and so many without a token get a receipt. */
const mostMailedInFlood = 60;

export type Verdict = {
  isFlood: boolean;
  isFlagged: boolean;
  request: string;
  /** The token that nothing before came with. */
  proof: string | null;
  /** What speaks against it in a flood, if nothing else said the same. */
  floodPoints: number;
  /** Whether the operator is mailed it. */
  isTold: boolean;
  hasReceipt: boolean;
};

/** Points against what so many messages of a minute say. */
export const samenessPoints = (count: number) => {
  if (count >= 20) return 10;
  return count >= 5 ? 6 : 0;
};

/** Programs need neither a token nor a browser; many visitors lack one of them. */
const floodPoints = ({ points, origin }: Trace, proof: string | null) =>
  points + (proof === null ? 6 : 0) + (origin === "own" ? 0 : 4);

const takeProof = ({ proof }: Trace, { proofs }: RecentMessages) => {
  if (proof === undefined || proofs.has(proof)) return null;
  proofs.add(proof);
  return proof;
};

const takeReceipt = (address: string, request: string, { receipts, receipted }: RecentMessages) => {
  const count = receipts.get(address) ?? 0;
  if (count >= receiptsADay || receipted.has(request)) return false;
  receipts.set(address, count + 1);
  receipted.add(request);
  return true;
};

/** What looks like spam is another request than what does not. */
const requestOf = ({ request }: Trace, isFlagged: boolean) =>
  isFlagged ? doubted(request) : request;

const takeNotice = (request: string, recent: RecentMessages, isFlood: boolean) => {
  if (recent.told.has(request)) return false;
  if (isFlood && recent.mailedProven >= mostMailedInFlood) return false;
  recent.told.add(request);
  return true;
};

/** Judges a message after those before it; `recent` counts it from then on. More than `limit` of a minute are a flood. */
export const judgeMessage = (trace: Trace, recent: RecentMessages, limit: number): Verdict => {
  const isFlood = recent.lastMinute >= limit;
  recent.lastMinute += 1;
  const same = (recent.wordings.get(trace.wording) ?? 0) + 1;
  recent.wordings.set(trace.wording, same);
  const proof = takeProof(trace, recent);
  const againstIt = floodPoints(trace, proof);
  const points = isFlood ? againstIt + samenessPoints(same) : trace.points;
  const isFlagged = points >= spamThreshold;
  const request = requestOf(trace, isFlagged);
  // In a flood, mails are for those who are surely none of it, and receipts for some more.
  const mayBeTold = !isFlood || (proof !== null && !isFlagged);
  const isTold = mayBeTold && takeNotice(request, recent, isFlood);
  if (isTold && proof !== null) recent.mailedProven += 1;
  const mayHaveReceipt =
    !isFlagged && (!isFlood || proof !== null || recent.receiptedUnproven < mostMailedInFlood);
  const hasReceipt = mayHaveReceipt && takeReceipt(trace.address, request, recent);
  if (hasReceipt && proof === null) recent.receiptedUnproven += 1;
  return { isFlood, isFlagged, request, proof, floodPoints: againstIt, isTold, hasReceipt };
};
