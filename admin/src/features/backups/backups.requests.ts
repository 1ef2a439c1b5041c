import { useMutation, useQueryClient } from "@tanstack/react-query";
import { startBackup } from "shared/backups/backups.endpoints";
import { useApp } from "../../lib/app/app-context.ts";
import { backupsKey } from "./backups.queries.ts";

export function useStartBackup() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.request(startBackup, {}),
    onSettled: () => client.invalidateQueries({ queryKey: backupsKey }),
  });
}
