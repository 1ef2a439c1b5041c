import type { SettingsChange } from "shared/content/site-settings/site-settings";
import { saveSiteSettings } from "shared/content/site-settings/site-settings.endpoints";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useSave } from "../../../../lib/editing/use-save.ts";
import { useInvalidate } from "../../../../lib/requests/use-invalidate.ts";

/** The server refuses it if the section has changed since it was read. */
export function useSaveSettings() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: (body: SettingsChange, { signal }) => api.request(saveSiteSettings, { body, signal }),
    onSuccess: () => invalidate("settings"),
    onUncertain: () => invalidate("settings"),
  });
}
