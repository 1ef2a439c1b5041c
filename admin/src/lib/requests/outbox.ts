import { useMutation, useQueryClient } from "@tanstack/react-query";
import { mailBody, type ResponseMail } from "shared/outbox";
import { useApp } from "../app/app-context.ts";

/** Milliseconds between two looks at rows whose mails are on their way. */
const pollInterval = 5_000;

/** How often to look again at rows with these mails: until none of them waits to be sent. */
export const mailPollInterval = (mails: (Pick<ResponseMail, "status"> | null)[]) =>
  mails.some((mail) => mail?.status === "queued") && pollInterval;

/** Gives a failed mail another chance. */
export function useRetryMail() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.request(`/api/outbox/${encodeURIComponent(id)}/retry`, { method: "POST" }, mailBody),
    onSettled: () => {
      for (const key of ["outbox", "contacts", "inquiries"])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
}
