import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PushPreferences } from "shared/inbox/notifications/push";
import {
  changePushPreferences,
  removePushSubscription,
} from "shared/inbox/notifications/push.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { noteDevice, subscribeDevice, unsubscribeDevice } from "../../../lib/push/push-device.ts";

const usePushMutation = <Input>(mutationFn: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ["push"] });
  return useMutation({ mutationFn, onSettled });
};

export function useSavePreferences() {
  const { api } = useApp();
  return usePushMutation((body: PushPreferences) => api.request(changePushPreferences, { body }));
}

export function useRemoveDevice() {
  const { api } = useApp();
  return usePushMutation((id: string) => api.request(removePushSubscription, { params: { id } }));
}

/** The id of this browser among the account's devices; `null` if it receives no notifications. */
const thisDeviceQuery = (api: Api) =>
  queryOptions({ queryKey: ["push", "here"], queryFn: () => noteDevice(api) });

export function useThisDeviceId() {
  const { api } = useApp();
  return useQuery(thisDeviceQuery(api)).data ?? null;
}

/** The notification state of this browser, and the switch for it. */
export function useThisDevice(publicKey: string) {
  const { api } = useApp();
  const isEnabled = useThisDeviceId() !== null;
  const { mutate, error, isPending } = usePushMutation(
    (isWanted: boolean): Promise<unknown> =>
      isWanted ? subscribeDevice(api, publicKey) : unsubscribeDevice(api),
  );
  return { isEnabled, set: mutate, error, isPending };
}
