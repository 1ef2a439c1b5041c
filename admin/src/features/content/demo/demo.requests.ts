import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { clearDemo, keepDemo } from "shared/content/first-start.endpoints";
import { adminPaths } from "shared/paths";
import { useApp } from "../../../lib/app/app-context.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { firstStartQuery } from "../../../lib/requests/first-start.ts";

/** Deletes the demo content read at a given revision, then opens the dashboard. */
export function useClearDemo() {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useSave({
    send: (revision: number, { signal }) => api.request(clearDemo, { body: { revision }, signal }),
    onSuccess: () => {
      void client.invalidateQueries();
      void navigate(adminPaths.dashboard);
    },
    onUncertain: () => void client.invalidateQueries(),
  });
}

export function useKeepDemo() {
  const { api } = useApp();
  const reload = useReloadDemo();
  return useSave({
    send: (_: undefined, { signal }) => api.request(keepDemo, { signal }),
    onSuccess: reload,
    onUncertain: reload,
  });
}

export function useReloadDemo() {
  const { api } = useApp();
  const client = useQueryClient();
  return () => void client.invalidateQueries(firstStartQuery(api));
}
