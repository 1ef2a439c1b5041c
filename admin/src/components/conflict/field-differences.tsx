import { isSameIn, type RecordField } from "../../lib/editing/record-field.ts";
import type { Difference } from "./difference.ts";
import { textVersions } from "./text-versions.tsx";

type Versions<Values> = {
  typed: Values;
  /** The version that the user started typing from. */
  from: Values;
  other: Values;
};

/** Returns the fields that both versions changed differently. */
export const fieldDifferences = <Values,>(
  fields: RecordField<Values>[],
  { typed, from, other }: Versions<Values>,
  onUseOther: (values: Values) => void,
): Difference[] =>
  fields
    .filter((field) => !isSameIn(field, typed, other) && !isSameIn(field, other, from))
    .map(({ label, describe, render, take }) => ({
      label,
      ...(render
        ? { typed: render(typed), other: render(other) }
        : textVersions(describe(typed), describe(other))),
      onUseOther: () => onUseOther(take(typed, other)),
    }));
