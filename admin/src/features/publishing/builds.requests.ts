import { useMutation, useQueryClient } from "@tanstack/react-query";
import { publish, rollBackBuild } from "shared/endpoints/builds";
import { useApp } from "../../lib/app/app-context.ts";

/** Asks for a build of the content as it is now. */
export function usePublish() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.request(publish, {}),
    onSettled: () => client.invalidateQueries({ queryKey: ["builds"] }),
  });
}

/** Makes the kept release of a build live again. */
export function useRollBack() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.request(rollBackBuild, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["builds"] }),
  });
}
