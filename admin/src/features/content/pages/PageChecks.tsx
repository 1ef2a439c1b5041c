import { ChecksPanel } from "../records/checks/ChecksPanel.tsx";
import { useMissing } from "../records/checks/use-missing.ts";
import { checkPage } from "./values/check-page.ts";
import type { PageValues } from "./values/page-values.ts";

export function PageChecks({ values }: { values: PageValues }) {
  const missing = useMissing(values, checkPage);
  return missing && <ChecksPanel missing={missing} />;
}
