import { findPlaceholderFields } from "shared/content/placeholders";
import type { VersionedSettings } from "shared/content/site-settings/settings-changes";
import { publicSettings } from "shared/content/site-settings/site-settings";
import type { Missing } from "../../records/checks/missing.ts";

/** Lists what a section lacks and what in it is still a sample. `value` takes the place of the stored section. */
export const checkSettings = (
  settings: VersionedSettings,
  section: string,
  { value, today }: { value: unknown; today: string },
): Missing[] => {
  const stored = Object.entries(settings).map(([name, each]) => [name, each.value]);
  const typed = publicSettings.safeParse({ ...Object.fromEntries(stored), [section]: value }).data;
  if (!typed) return [];
  return findPlaceholderFields(typed, today).flatMap((found) =>
    found.section === section ? [{ text: found.text, path: found.path }] : [],
  );
};
