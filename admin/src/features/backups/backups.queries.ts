import { queryOptions } from "@tanstack/react-query";
import { readBackups } from "shared/backups/backups.endpoints";
import type { Api } from "../../lib/api/api-client.ts";

/** In milliseconds. */
const pollInterval = { underWay: 1_000, idle: 60_000 };

export const backupsKey = ["backups"];

export const backupsQuery = (api: Api) =>
  queryOptions({
    queryKey: backupsKey,
    queryFn: ({ signal }) => api.request(readBackups, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.running ? pollInterval.underWay : pollInterval.idle,
  });
