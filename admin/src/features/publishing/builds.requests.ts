import { useMutation, useQueryClient } from "@tanstack/react-query";
import { publish, rollBackBuild } from "shared/publishing/builds.endpoints";
import { useApp } from "../../lib/app/app-context.ts";

export function usePublish() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.request(publish, {}),
    onSettled: () => client.invalidateQueries({ queryKey: ["builds"] }),
  });
}

export function useRollBack() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.request(rollBackBuild, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["builds"] }),
  });
}
