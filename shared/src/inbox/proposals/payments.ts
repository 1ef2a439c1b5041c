import { z } from "zod";
import { limits } from "../../limits.ts";
import { currency, isWholeWithoutCents } from "../../money/currency.ts";
import { optionalSingleLineText, singleLineText, timestamp } from "../../text/text.ts";
import { teamMember } from "../conversations.ts";

const amountMessage = `Amount must be a number above 0 and at most ${limits.amount}, with at most two decimals.`;
const amount = z
  .number(amountMessage)
  .positive(amountMessage)
  .max(limits.amount, amountMessage)
  .multipleOf(0.01, amountMessage);

/**
 * `settles` is the part of the proposal's total that it pays, in the proposal's currency: the same as `amount` unless
 * the guest paid in another currency.
 */
const fields = z.object({
  receivedOn: z.iso.date("Received on must be a day such as 2026-12-05."),
  way: singleLineText("Paid by"),
  amount,
  currency,
  settles: amount,
  note: optionalSingleLineText("Note"),
  /** The number of the fiscal receipt that the owner wrote by other means. */
  fiscalNumber: optionalSingleLineText("Fiscal receipt number"),
});

export const paymentInput = fields.refine(isWholeWithoutCents, {
  error: "This currency has no cents: write the amount without decimals.",
  path: ["amount"],
});
export type PaymentInput = z.infer<typeof paymentInput>;

/** `receipt` is its number: `K7M2-XQ4P-R1`. */
export const payment = fields.extend({
  _id: z.string(),
  receipt: z.string(),
  createdAt: timestamp,
  by: teamMember.nullable(),
});
export type Payment = z.infer<typeof payment>;
