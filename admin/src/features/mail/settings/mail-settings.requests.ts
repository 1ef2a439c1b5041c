import { queryOptions, useMutation } from "@tanstack/react-query";
import type { MailSettingsChange, MailSettingsInput } from "shared/mail/mail-settings";
import {
  readMailDomain,
  readMailSettings,
  saveMailSettings,
  sendTestMail,
} from "shared/mail/mail-settings.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";
import { useInvalidateMails } from "../../../lib/requests/outbox.ts";

export const mailSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["mail-settings"],
    queryFn: ({ signal }) => api.request(readMailSettings, { signal }),
    ...freshRecord,
  });

/** Asked for anew each time: records appear while the owner works on them. */
export const mailDomainQuery = (api: Api) =>
  queryOptions({
    queryKey: ["mail-domain"],
    queryFn: ({ signal }) => api.request(readMailDomain, { signal }),
    gcTime: 0,
    retry: false,
  });

/** Refused when the settings are no longer as read. Held mails go out afterwards. */
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
