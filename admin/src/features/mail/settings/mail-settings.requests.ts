import { useMutation } from "@tanstack/react-query";
import type { MailSettingsChange, MailSettingsInput } from "shared/mail/mail-settings";
import { saveMailSettings, sendTestMail } from "shared/mail/mail-settings.endpoints";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { useInvalidateMails } from "../../../lib/requests/outbox.ts";

/**
 * The server refuses it if the settings have changed since they were read. Held mails are sent
 * afterwards.
 */
export function useSaveMailSettings() {
  const { api } = useApp();
  const invalidateMails = useInvalidateMails();
  return useSave({
    send: (body: MailSettingsChange, { signal }) => api.request(saveMailSettings, { body, signal }),
    onSuccess: invalidateMails,
    onUncertain: invalidateMails,
  });
}

export function useSendTestMail() {
  const { api } = useApp();
  return useMutation({
    mutationFn: (body: MailSettingsInput) =>
      api.request(sendTestMail, { body, signal: AbortSignal.timeout(saveTimeout) }),
  });
}
