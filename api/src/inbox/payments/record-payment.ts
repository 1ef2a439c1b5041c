import { and, eq, max } from "drizzle-orm";
import { computeBalance } from "shared/inbox/proposals/payment-schedule";
import type { PaymentInput } from "shared/inbox/proposals/payments";
import { sumAmounts } from "shared/inbox/proposals/price-proposal";
import type { Balance } from "shared/inbox/proposals/proposals";
import { formatReceipt } from "shared/inbox/proposals/verification-code";
import { amountInWords } from "shared/money/amount";
import { isWholeWithoutCents } from "shared/money/currency";
import { addEntry } from "#audit/add-entries.ts";
import type { EnqueueMails } from "#mail/mail-writer.ts";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict, invalidField } from "#platform/errors.ts";
import { type ProposalRow, payments, proposals, proposalVersions } from "#tables/proposals.ts";
import type { MailContext } from "../mails/message-mails.ts";
import { readConversation } from "../messages/conversation-row.ts";
import { readProposalRow } from "../proposals/reading/proposal-rows.ts";
import { readPayments } from "../proposals/reading/read-payments.ts";
import { receiptMail } from "./receipt-mail.ts";

export type PaymentWriting = {
  tx: Transaction;
  enqueue: EnqueueMails;
  context: MailContext;
  by: Actor & { id: string };
  at: Date;
  /** The day in the company's time zone. */
  today: string;
};

/** 409 for a proposal that was not accepted, or whose trip was cancelled. */
const readAccepted = async (tx: Transaction, id: string) => {
  const proposal = await readProposalRow(tx, id);
  const { acceptance, total, cancelledAt } = proposal;
  if (cancelledAt !== null)
    throw conflict("This trip was cancelled, so no payment can be recorded for it.");
  const isAccepted = and(
    eq(proposalVersions.proposalId, id),
    eq(proposalVersions.number, acceptance?.version ?? 0),
  );
  const [version] = await tx.select().from(proposalVersions).where(isAccepted);
  if (!version || total === null)
    throw conflict("Payments can be recorded once the guest has accepted the proposal.");
  return { proposal, version, total };
};

/** 400 for amounts that contradict the proposal's currency. */
const refuseAmounts = ({ amount, currency, settles }: PaymentInput, ofProposal: string) => {
  if (currency === ofProposal && amount !== settles)
    throw invalidField("settles", `A payment in ${currency} counts in full.`);
  if (!isWholeWithoutCents({ amount: settles, currency: ofProposal }))
    throw invalidField("settles", `${ofProposal} has no cents.`);
};

/** No number is used twice, also not that of a removed payment. */
const nextReceipt = async (tx: Transaction, { id }: ProposalRow) => {
  const [row] = await tx
    .select({ last: max(payments.receipt) })
    .from(payments)
    .where(eq(payments.proposalId, id));
  return (row?.last ?? 0) + 1;
};

export const touchProposal = (tx: Transaction, { id, updatedAt }: ProposalRow, at: Date) =>
  tx
    .update(proposals)
    .set({ updatedAt: nextVersionTime(updatedAt, at) })
    .where(eq(proposals.id, id));

const describeResult = ({ total, paid, currency }: Balance, isMailed: boolean) => {
  const extra = sumAmounts([paid, -total]);
  const words = amountInWords({ amount: extra, currency });
  return [
    "Payment recorded.",
    isMailed ? "The receipt is on its way to the guest." : "No receipt was emailed.",
    ...(extra > 0 ? [`The guest has paid ${words} more than the total.`] : []),
  ].join(" ");
};

/** Stores a payment with the email of its receipt. More than what is open is accepted, and the message says so. */
export const recordPayment = async (writing: PaymentWriting, id: string, input: PaymentInput) => {
  const { tx, enqueue, context, by, at, today } = writing;
  const { proposal, version, total } = await readAccepted(tx, id);
  const { content } = version;
  refuseAmounts(input, content.currency);
  const number = await nextReceipt(tx, proposal);
  const receipt = formatReceipt(proposal.code, number);
  await tx.insert(payments).values({
    ...input,
    ...{ id: newId(), proposalId: id, receipt: number, byId: by.id },
    createdAt: at.toISOString(),
  });
  await touchProposal(tx, proposal, at);
  const settled = ((await readPayments(tx, [id])).get(id) ?? []).map(({ settles }) => settles);
  const { code } = proposal;
  const balance = computeBalance({
    ...{ content, total, settled, code, today },
    ...(proposal.acceptance && { acceptedOn: proposal.acceptance.acceptedOn }),
  });
  const { email: to } = await readConversation(tx, proposal.conversationId);
  const isMailed = version.channel === "mail" && to !== "";
  const { token, guestName: name } = version;
  if (isMailed && token) {
    const mail = { to, name, title: content.title, proposalId: id, receipt, balance, code, token };
    await enqueue([receiptMail({ ...mail, payment: input }, context)]);
  }
  const { receivedOn, way, amount, currency, settles } = input;
  await addEntry(tx, {
    action: "payment.recorded",
    subject: { kind: "proposal", id, name: content.title },
    after: { receipt, receivedOn, way, amount, currency, settles },
    ...{ by, at },
  });
  return { message: describeResult(balance, isMailed) };
};
