import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ResponseMail } from "shared/mail/outbox";
import { retryMail } from "shared/mail/outbox.endpoints";
import { useApp } from "../app/app-context.ts";

/** In milliseconds. */
const pollInterval = 5_000;

/** Polls while any of these mails is queued. */
export const mailPollInterval = (mails: (Pick<ResponseMail, "status"> | null)[]) =>
  mails.some((mail) => mail?.status === "queued") && pollInterval;

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
