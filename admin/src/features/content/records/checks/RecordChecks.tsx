import { useDeferredValue, useMemo } from "react";
import { ChecksPanel } from "./ChecksPanel.tsx";
import type { Missing } from "./missing.ts";
import type { SiteLinks } from "./site-links.ts";
import { useSiteLinks } from "./use-site-links.ts";

type Props<Values> = {
  values: Values;
  check: (values: Values, site: SiteLinks) => Missing[];
  /** Runs before the focus moves to a field. */
  onBeforeGo?: () => void;
};

/** Checks a form after each pause in typing, so that its fields stay fast. */
export function RecordChecks<Values>({ values, check, onBeforeGo }: Props<Values>) {
  const site = useSiteLinks();
  const settled = useDeferredValue(values);
  const missing = useMemo(() => site && check(settled, site), [settled, site, check]);
  return missing && <ChecksPanel missing={missing} onBeforeGo={onBeforeGo} />;
}
