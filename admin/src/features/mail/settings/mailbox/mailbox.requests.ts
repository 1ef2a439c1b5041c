import { useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  MailboxSettingsChange,
  MailboxSettingsInput,
} from "shared/inbox/mailbox/mailbox-settings";
import {
  removeMailboxSettings,
  saveMailboxSettings,
  tryMailboxSettings,
} from "shared/inbox/mailbox/mailbox-settings.endpoints";
import { saveTimeout } from "../../../../lib/api/timeouts.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useSave } from "../../../../lib/editing/use-save.ts";
import { mailboxKey } from "./mailbox.queries.ts";

const useRefresh = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: mailboxKey });
};

export function useSaveMailbox() {
  const { api } = useApp();
  const refresh = useRefresh();
  return useSave({
    send: (body: MailboxSettingsChange, { signal }) =>
      api.request(saveMailboxSettings, { body, signal }),
    onSuccess: refresh,
    onUncertain: refresh,
  });
}

export function useRemoveMailbox() {
  const { api } = useApp();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => api.request(removeMailboxSettings, {}),
    onSettled: refresh,
  });
}

export function useTryMailbox() {
  const { api } = useApp();
  return useMutation({
    mutationFn: (body: MailboxSettingsInput) =>
      api.request(tryMailboxSettings, { body, signal: AbortSignal.timeout(saveTimeout) }),
  });
}
