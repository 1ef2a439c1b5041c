import { and, eq, isNull } from "drizzle-orm";
import { localDay } from "shared/content/site-settings/local-day";
import { messageBody } from "shared/http/errors";
import type { PaymentInput } from "shared/inbox/proposals/payments";
import { formatReceipt } from "shared/inbox/proposals/verification-code";
import { addEntry } from "#audit/add-entries.ts";
import type { WriteWithMails } from "#mail/mail-writer.ts";
import type { Actor } from "#platform/actor.ts";
import { addDays } from "#platform/add-days.ts";
import type { Database } from "#platform/db/client.ts";
import { type KeyedBody, runIdempotent } from "#platform/db/idempotency.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { invalidField, notFound } from "#platform/errors.ts";
import { payments } from "#tables/proposals.ts";
import type { MailContext } from "../mails/message-mails.ts";
import { readProposalRow } from "../proposals/reading/proposal-rows.ts";
import { readProposal } from "../proposals/reading/read-proposals.ts";
import { recordPayment, touchProposal } from "./record-payment.ts";

type Deps = {
  db: Database;
  now: () => Date;
  readMailContext: () => Promise<MailContext>;
  writeWithMails: WriteWithMails;
};

/** Keeps the row, so that its receipt's number is not used again. */
const removePayment = async (tx: Transaction, id: string, by: Actor, at: Date) => {
  const [removed] = await tx
    .update(payments)
    .set({ removedAt: at.toISOString() })
    .where(and(eq(payments.id, id), isNull(payments.removedAt)))
    .returning();
  if (!removed) throw notFound("Payment");
  const { proposalId, receipt: number, receivedOn, way, amount, currency, settles } = removed;
  const proposal = await readProposalRow(tx, proposalId);
  await touchProposal(tx, proposal, at);
  const receipt = formatReceipt(proposal.code, number);
  await addEntry(tx, {
    action: "payment.removed",
    subject: { kind: "proposal", id: proposalId },
    before: { receipt, receivedOn, way, amount, currency, settles },
    ...{ by, at },
  });
  return { proposalId, receipt };
};

/** Payments of accepted proposals, which the team records by hand. */
export const createPaymentsService = (deps: Deps) => {
  const { db, now, readMailContext, writeWithMails } = deps;

  const readToday = async () => {
    const context = await readMailContext();
    const at = now();
    return { context, at, today: localDay(at, context.settings.hours.timeZone) };
  };

  return {
    /** Once per key. 409 for a proposal that was not accepted. */
    record: async (
      by: Actor & { id: string },
      id: string,
      input: PaymentInput,
      keyed: KeyedBody | undefined,
    ) => {
      const { context, at, today } = await readToday();
      if (input.receivedOn > today) throw invalidField("receivedOn", "This day is in the future.");
      if (input.receivedOn < addDays(today, -365))
        throw invalidField("receivedOn", "This day is more than a year ago.");
      const route = `payments of ${id}`;
      const { message } = await writeWithMails((tx, enqueue) =>
        runIdempotent(tx, { route, keyed, at }, messageBody, () =>
          recordPayment({ tx, enqueue, context, by, at, today }, id, input),
        ),
      );
      const { publicUrl } = context;
      return { message, proposal: await readProposal(db.read, id, { publicUrl, today }) };
    },

    /** 404 for a payment that does not exist or was removed before. */
    remove: async (by: Actor, id: string) => {
      const { context, at, today } = await readToday();
      const { proposalId, receipt } = await db.write((tx) => removePayment(tx, id, by, at));
      const { publicUrl } = context;
      return {
        message: `Payment removed. Receipt ${receipt} no longer counts.`,
        proposal: await readProposal(db.read, proposalId, { publicUrl, today }),
      };
    },
  };
};
export type PaymentsService = ReturnType<typeof createPaymentsService>;
