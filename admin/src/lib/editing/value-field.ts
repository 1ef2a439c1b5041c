import type { RecordField } from "./record-field.ts";

/** A top-level field; `describe` converts values that aren't text. */
export const valueField = <Values extends object, Key extends keyof Values>(
  key: Key,
  label: string,
  describe: (value: Values[Key]) => string,
): RecordField<Values> => ({
  label,
  read: (values) => values[key],
  describe: (values) => describe(values[key]),
  take: (values, other) => ({ ...values, [key]: other[key] }),
});
