import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { clearDemo } from "shared/endpoints/first-start";
import { adminPaths } from "shared/paths";
import { useApp } from "../../lib/app/app-context.ts";
import { useSave } from "../../lib/editing/use-save.ts";

/** Removes the demo, and leads to what comes first then. */
export function useClearDemo() {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useSave({
    send: (_: undefined, { signal }) => api.request(clearDemo, { signal }),
    onSuccess: () => {
      void client.invalidateQueries();
      void navigate(adminPaths.dashboard);
    },
    onUncertain: () => void client.invalidateQueries(),
  });
}
