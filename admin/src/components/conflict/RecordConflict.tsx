import { isSameRecord, type RecordField } from "../../lib/editing/record-field.ts";
import { ConflictChoice } from "./ConflictChoice.tsx";
import { fieldDifferences } from "./field-differences.tsx";

type Props<Values extends object, Item> = {
  fields: RecordField<Values>[];
  form: { values: Values; setValues: (values: Values) => void };
  /** What was typed began from it. */
  baseline: Values;
  other: Item;
  toValues: (item: Item) => Values;
  /** Of the other version, where it is known. */
  savedAt?: string;
  failure: string;
  onContinue: (other: Item, values: Partial<Values>) => void;
};

/** Lets the admin choose, field by field, between what was typed and what somebody else saved. */
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
