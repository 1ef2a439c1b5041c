import type { RecordField } from "./record-field.ts";

/** A field at the top of the values; `describe` makes it readable where it is no text. */
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
