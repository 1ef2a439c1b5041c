import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { readBackups, startBackup } from "shared/backups/backups.endpoints";
import type { Api } from "../../lib/api/api-client.ts";
import { useApp } from "../../lib/app/app-context.ts";

/** In milliseconds. */
const pollInterval = { underWay: 1_000, idle: 60_000 };

const queryKey = ["backups"];

export const backupsQuery = (api: Api) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => api.request(readBackups, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.running ? pollInterval.underWay : pollInterval.idle,
  });

export function useStartBackup() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.request(startBackup, {}),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
