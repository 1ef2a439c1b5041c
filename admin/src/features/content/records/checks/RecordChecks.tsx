import { useDeferredValue, useMemo } from "react";
import type { SettingsSection } from "shared/content/site-settings/site-settings";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import type { PageValues } from "../../pages/values/page-values.ts";
import type { ServiceValues } from "../../tours/values/service-values.ts";
import { ChecksPanel } from "./ChecksPanel.tsx";
import { checkPage } from "./check-page.ts";
import { checkSettings } from "./check-settings.ts";
import { checkTour } from "./check-tour.ts";
import type { SiteLinks } from "./site-links.ts";
import { useSiteLinks } from "./use-site-links.ts";

/** Checks after each pause in typing, so that the fields stay fast. */
function useMissing<Values>(
  values: Values,
  check: (values: Values, site: SiteLinks) => { text: string; path: string }[],
) {
  const site = useSiteLinks();
  const settled = useDeferredValue(values);
  return useMemo(() => site && check(settled, site), [settled, site, check]);
}

type TourProps = { values: ServiceValues; onBeforeGo: () => void };

export function TourChecks({ values, onBeforeGo }: TourProps) {
  const missing = useMissing(values, checkTour);
  return missing && <ChecksPanel missing={missing} onBeforeGo={onBeforeGo} />;
}

export function PageChecks({ values }: { values: PageValues }) {
  const missing = useMissing(values, checkPage);
  return missing && <ChecksPanel missing={missing} />;
}

type SettingsProps = { section: SettingsSection; value: unknown };

/** Takes no space in a section that lacks nothing. */
export function SettingsChecks({ section, value }: SettingsProps) {
  const settings = useSiteSettings();
  const today = useDateFormat().today();
  const settled = useDeferredValue(value);
  const missing = useMemo(
    () => settings && checkSettings(settings, section, { value: settled, today }),
    [settings, section, settled, today],
  );
  return missing && missing.length > 0 && <ChecksPanel missing={missing} />;
}
