import { useDeferredValue, useMemo } from "react";
import type { Missing } from "./missing.ts";
import type { SiteLinks } from "./site-links.ts";
import { useSiteLinks } from "./use-site-links.ts";

/** Checks after each pause in typing, so that the fields stay fast. */
export function useMissing<Values>(
  values: Values,
  check: (values: Values, site: SiteLinks) => Missing[],
) {
  const site = useSiteLinks();
  const settled = useDeferredValue(values);
  return useMemo(() => site && check(settled, site), [settled, site, check]);
}
