import {
  readSiteSettings,
  saveSiteSettings,
} from "shared/content/site-settings/site-settings.endpoints";
import { useApp } from "../../lib/app/app-context.ts";
import { useSave } from "../../lib/editing/use-save.ts";
import { useInvalidate } from "../../lib/requests/use-invalidate.ts";

/** Opens or closes the site and publishes it. */
export function useSetOpening() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: async (isOpen: boolean, { signal }) => {
      const { version } = (await api.request(readSiteSettings, { signal })).opening;
      const body = { section: "opening" as const, value: { isOpen }, version };
      return api.request(saveSiteSettings, { body, signal });
    },
    onSuccess: () => invalidate("settings"),
    onUncertain: () => invalidate("settings"),
  });
}
