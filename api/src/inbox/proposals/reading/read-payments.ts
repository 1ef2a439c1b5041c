import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Payment } from "shared/inbox/proposals/payments";
import { formatReceipt } from "shared/inbox/proposals/verification-code";
import type { Reader } from "#platform/db/client.ts";
import { users } from "#tables/accounts.ts";
import { payments, proposals } from "#tables/proposals.ts";

const readRows = (read: Pick<Reader, "select">, proposalIds: string[]) =>
  read
    .select({ payment: payments, code: proposals.code, username: users.username })
    .from(payments)
    .innerJoin(proposals, eq(proposals.id, payments.proposalId))
    .leftJoin(users, eq(users.id, payments.byId))
    .where(and(inArray(payments.proposalId, proposalIds), isNull(payments.removedAt)))
    .orderBy(asc(payments.receipt));

const toPayment = ({
  payment,
  code,
  username,
}: Awaited<ReturnType<typeof readRows>>[number]): Payment => {
  const { id, proposalId: _proposalId, seq: _seq, removedAt: _removedAt, ...row } = payment;
  const { receipt, byId, ...fields } = row;
  return {
    ...fields,
    _id: id,
    receipt: formatReceipt(code, receipt),
    by: username === null ? null : { _id: byId, username },
  };
};

/** The payments of proposals that were not removed, by proposal, in the order of their receipts. */
export const readPayments = async (
  read: Pick<Reader, "select">,
  proposalIds: string[],
): Promise<Map<string, Payment[]>> => {
  const rows = proposalIds.length > 0 ? await readRows(read, proposalIds) : [];
  const byProposal = Map.groupBy(rows, ({ payment }) => payment.proposalId);
  return new Map([...byProposal].map(([id, all]) => [id, all.map(toPayment)]));
};
