import type { TourService } from "shared/tour-services";
import type { Difference } from "../../components/conflict/difference.ts";
import { type ServiceTexts, serviceTexts, textsOf } from "./service-texts.ts";
import type { ServiceValues } from "./service-values.ts";

/** What was typed, with the other version's text wherever it was left as it had been. */
export const withOtherTexts = (
  values: ServiceValues,
  from: ServiceTexts,
  other: ServiceTexts,
): ServiceTexts =>
  serviceTexts
    .filter(({ read }) => read(values) === read(from))
    .reduce((texts, { take }) => take(texts, other), textsOf(values));

/** The fields that both have changed, each otherwise; taking one hands over all texts with it in place. */
export function serviceDifferences(
  values: ServiceValues,
  from: ServiceTexts,
  service: TourService,
  onTake: (texts: ServiceTexts) => void,
): Difference[] {
  const typed = textsOf(values);
  const other = textsOf(service);
  return serviceTexts
    .filter(({ read }) => read(typed) !== read(other) && read(other) !== read(from))
    .map(({ label, read, take }) => ({
      label,
      typed: read(typed),
      other: read(other),
      onTake: () => onTake(take(typed, other)),
    }));
}
