import { ChecksPanel } from "../../records/checks/ChecksPanel.tsx";
import { useMissing } from "../../records/checks/use-missing.ts";
import type { ServiceValues } from "../values/service-values.ts";
import { checkTour } from "./check-tour.ts";

type Props = { values: ServiceValues; onBeforeGo: () => void };

export function TourChecks({ values, onBeforeGo }: Props) {
  const missing = useMissing(values, checkTour);
  return missing && <ChecksPanel missing={missing} onBeforeGo={onBeforeGo} />;
}
