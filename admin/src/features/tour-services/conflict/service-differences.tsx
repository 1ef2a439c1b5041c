import type { Difference } from "../../../components/conflict/difference.ts";
import { textVersions } from "../../../components/conflict/text-versions.tsx";
import { isSameIn } from "../values/service-field.ts";
import { photosField, serviceFields } from "../values/service-fields.ts";
import type { ServiceValues } from "../values/service-values.ts";
import { PhotosVersion } from "./PhotosVersion.tsx";

/** Takes the other version of each field wherever nothing was typed. */
export const mergeVersions = (typed: ServiceValues, from: ServiceValues, other: ServiceValues) =>
  serviceFields
    .filter((field) => isSameIn(field, typed, from))
    .reduce((values, { take }) => take(values, other), typed);

const photosVersions = (typed: ServiceValues, other: ServiceValues) => ({
  typed: <PhotosVersion photos={typed.photos} />,
  other: <PhotosVersion photos={other.photos} />,
});

/** The fields that both versions changed, each in its own way. */
export const serviceDifferences = (
  typed: ServiceValues,
  from: ServiceValues,
  other: ServiceValues,
  onUseOther: (values: ServiceValues) => void,
): Difference[] =>
  serviceFields
    .filter((field) => !isSameIn(field, typed, other) && !isSameIn(field, other, from))
    .map((field) => ({
      label: field.label,
      ...(field === photosField
        ? photosVersions(typed, other)
        : textVersions(field.describe(typed), field.describe(other))),
      onUseOther: () => onUseOther(field.take(typed, other)),
    }));
