import { useMutation, useQueryClient } from "@tanstack/react-query";
import { buildBody } from "shared/builds";
import { useApp } from "../../lib/app/app-context.ts";

/** Asks for a build of the content as it is now. */
export function usePublish() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.request("/api/builds", { method: "POST" }, buildBody),
    onSettled: () => client.invalidateQueries({ queryKey: ["builds"] }),
  });
}

/** Makes the kept release of a build the served one again. */
export function useRollBack() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.request(`/api/builds/${encodeURIComponent(id)}/rollback`, { method: "POST" }, buildBody),
    onSettled: () => client.invalidateQueries({ queryKey: ["builds"] }),
  });
}
