import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { saveSiteSettings } from "shared/content/site-settings/site-settings.endpoints";
import { saveTimeout } from "../api/timeouts.ts";
import { useApp } from "../app/app-context.ts";

type Change = { version: string; value: Partial<SiteSettings["security"]> };

/** Saves a part of the settings `security`; the rest stays. */
export function useSaveSecurity() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => {
      const body = { section: "security", ...change } as const;
      return api.request(saveSiteSettings, { body, signal: AbortSignal.timeout(saveTimeout) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["settings"] }),
  });
}
