import { useMutation, useQueryClient } from "@tanstack/react-query";
import { retryMail } from "shared/endpoints/outbox";
import type { ResponseMail } from "shared/outbox";
import { useApp } from "../app/app-context.ts";

/** In milliseconds. */
const pollInterval = 5_000;

/** Polls while any of these mails waits to be sent. */
export const mailPollInterval = (mails: (Pick<ResponseMail, "status"> | null)[]) =>
  mails.some((mail) => mail?.status === "queued") && pollInterval;

export function useRetryMail() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.request(retryMail, { params: { id } }),
    onSettled: () => {
      for (const key of ["outbox", "contacts", "inquiries"])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
}
