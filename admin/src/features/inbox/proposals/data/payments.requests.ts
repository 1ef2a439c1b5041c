import { queryOptions } from "@tanstack/react-query";
import type { paymentInput } from "shared/inbox/payments/payments";
import {
  readWaysToPay,
  recordPayment,
  removePayment,
} from "shared/inbox/payments/payments.endpoints";
import type { z } from "zod";
import type { Api } from "../../../../lib/api/api-client.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../../../lib/editing/use-idempotency-key.ts";
import { shortly, useProposalChange } from "./proposals.requests.ts";

export const waysToPayQuery = (api: Api) =>
  queryOptions({
    queryKey: ["ways-to-pay"],
    queryFn: ({ signal }) => api.request(readWaysToPay, { signal }),
  });

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
  return useProposalChange((id: string) =>
    api.request(removePayment, { params: { id }, signal: shortly() }),
  );
}
