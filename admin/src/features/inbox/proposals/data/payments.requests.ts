import type { paymentInput } from "shared/inbox/proposals/payments";
import { recordPayment, removePayment } from "shared/inbox/proposals/payments.endpoints";
import type { z } from "zod";
import { notify } from "../../../../components/feedback/notify.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../../../lib/editing/use-idempotency-key.ts";
import { shortly, useProposalChange } from "./proposals.requests.ts";

export function useRecordPayment(proposalId: string) {
  const { api } = useApp();
  const keys = useIdempotencyKey();
  return useProposalChange(async (body: z.input<typeof paymentInput>) => {
    const headers = keys.headersFor(body);
    const params = { id: proposalId };
    const saved = await api.request(recordPayment, { params, body, headers, signal: shortly() });
    keys.forget();
    return saved;
  });
}

export function useRemovePayment() {
  const { api } = useApp();
  return useProposalChange(async (id: string) => {
    const saved = await api.request(removePayment, { params: { id }, signal: shortly() });
    notify(saved.message, "The activity log keeps a line about it.");
    return saved;
  });
}
