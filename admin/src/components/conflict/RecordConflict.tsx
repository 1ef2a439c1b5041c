import { isSameRecord, type RecordField } from "../../lib/editing/record-field.ts";
import { ConflictChoice } from "./ConflictChoice.tsx";
import { fieldDifferences } from "./field-differences.tsx";

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
