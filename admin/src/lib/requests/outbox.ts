import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ResponseMail } from "shared/mail/outbox";
import { retryMail } from "shared/mail/outbox.endpoints";
import { useApp } from "../app/app-context.ts";

/** In milliseconds. */
const pollInterval = 5_000;

type Sending = Pick<ResponseMail, "status"> & { sendAt?: string | null };

/** Polls while any of these mails is about to be sent. */
export const mailPollInterval = (mails: (Sending | null)[]) =>
  mails.some((mail) => mail?.status === "queued" && !mail.sendAt) && pollInterval;

/** Refetches queries that show mails. */
export function useInvalidateMails() {
  const client = useQueryClient();
  return () => {
    for (const key of ["outbox", "conversations", "contacts", "inquiries", "stats"])
      void client.invalidateQueries({ queryKey: [key] });
  };
}

export function useRetryMail() {
  const { api } = useApp();
  return useMutation({
    mutationFn: (id: string) => api.request(retryMail, { params: { id } }),
    onSettled: useInvalidateMails(),
  });
}
