import { isSameIn, isSameRecord, type RecordField } from "../../lib/editing/record-field.ts";
import { ConflictChoice } from "./ConflictChoice.tsx";
import type { Difference } from "./difference.ts";
import { textVersions } from "./text-versions.tsx";

type Versions<Values> = {
  typed: Values;
  /** The version that the user started typing from. */
  from: Values;
  other: Values;
};

/** Returns the fields that both versions changed differently. */
const fieldDifferences = <Values,>(
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

type Props<Values extends object, Item> = {
  fields: RecordField<Values>[];
  form: { values: Values; setValues: (values: Values) => void };
  /** The version that the user started typing from. */
  baseline: Values;
  other: Item;
  toValues: (item: Item) => Values;
  /** When the other version was saved, if known. */
  savedAt?: string;
  failure: string;
  onContinue: (other: Item, values: Partial<Values>) => void;
};

/** Lets the admin choose between the typed and the saved version of each field. */
export function RecordConflict<Values extends object, Item>(props: Props<Values, Item>) {
  const { fields, form, baseline, other, toValues, onContinue, ...choice } = props;
  const otherValues = toValues(other);
  const versions = { typed: form.values, from: baseline, other: otherValues };
  return (
    <ConflictChoice
      {...choice}
      differences={fieldDifferences(fields, versions, form.setValues)}
      isSame={isSameRecord(fields, form.values, otherValues)}
      onKeepTyped={() => onContinue(other, {})}
      onLoadOther={() => onContinue(other, otherValues)}
    />
  );
}
