import type { TourService } from "shared/tour-services";
import type { Difference } from "../../components/conflict/difference.ts";
import { pickTexts, type ServiceTexts, textFields } from "./service-texts.ts";
import type { ServiceValues } from "./service-values.ts";

/** Takes the other version's text wherever nothing was typed. */
export const withOtherTexts = (
  values: ServiceValues,
  from: ServiceTexts,
  other: ServiceTexts,
): ServiceTexts =>
  textFields
    .filter(({ read }) => read(values) === read(from))
    .reduce((texts, { take }) => take(texts, other), pickTexts(values));

/** The fields that both versions changed, each in its own way. */
export function serviceDifferences(
  values: ServiceValues,
  from: ServiceTexts,
  service: TourService,
  onUseOther: (texts: ServiceTexts) => void,
): Difference[] {
  const typed = pickTexts(values);
  const other = pickTexts(service);
  return textFields
    .filter(({ read }) => read(typed) !== read(other) && read(other) !== read(from))
    .map(({ label, read, take }) => ({
      label,
      typed: read(typed),
      other: read(other),
      onUseOther: () => onUseOther(take(typed, other)),
    }));
}
