import { type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { newPasskey, type SecondFactorChanged } from "shared/accounts/second-factor";
import {
  addPasskey,
  confirmTotp,
  makeRecoveryCodes,
  removePasskey,
  removeTotp,
  renamePasskey,
  startPasskey,
  startTotp,
} from "shared/accounts/second-factor.endpoints";
import type { Api } from "../../../../lib/api/api-client.ts";
import { saveTimeout } from "../../../../lib/api/timeouts.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { storeToken } from "../../../../lib/session/session.ts";

const inTime = () => ({ signal: AbortSignal.timeout(saveTimeout) });

type Send<Values> = (api: Api, values: Values) => Promise<SecondFactorChanged>;

/** The other sessions end; this one continues with a new token. */
function useChange<Values>(send: Send<Values>, onChanged?: (answer: SecondFactorChanged) => void) {
  const { api } = useApp();
  const client = useQueryClient();
  const options: UseMutationOptions<SecondFactorChanged, Error, Values> = {
    mutationFn: (values) => send(api, values),
    onSuccess: (answer) => {
      storeToken(answer.token);
      onChanged?.(answer);
    },
    // A failed request may have reached the server.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ["second-factor"] });
      await client.invalidateQueries({ queryKey: ["sessions"] });
    },
  };
  return useMutation(options);
}

export function useStartTotp() {
  const { api } = useApp();
  return useMutation({ mutationFn: () => api.request(startTotp, inTime()) });
}

type OnChanged = (answer: SecondFactorChanged) => void;

export const useConfirmTotp = (onChanged: OnChanged) =>
  useChange(
    (api, code: string) => api.request(confirmTotp, { body: { code }, ...inTime() }),
    onChanged,
  );

export const useRemoveTotp = () => useChange((api, _: null) => api.request(removeTotp, inTime()));

/** The browser creates the passkey. */
export const useAddPasskey = (onChanged: OnChanged) =>
  useChange(async (api, name: string) => {
    const { startRegistration } = await import("@simplewebauthn/browser");
    const optionsJSON = await api.request(startPasskey, inTime());
    const passkey = await startRegistration({ optionsJSON });
    return api.request(addPasskey, { body: newPasskey.parse({ name, passkey }), ...inTime() });
  }, onChanged);

export const useRemovePasskey = () =>
  useChange((api, id: string) => api.request(removePasskey, { params: { id }, ...inTime() }));

export const useMakeRecoveryCodes = (onChanged: OnChanged) =>
  useChange((api, _: null) => api.request(makeRecoveryCodes, inTime()), onChanged);

export function useRenamePasskey() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api.request(renamePasskey, { params: { id }, body: { name }, ...inTime() }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["second-factor"] }),
  });
}
