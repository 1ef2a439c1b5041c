import type { ReactNode } from "react";

/** Compares, shows and takes over a field of two versions of a record. */
export type RecordField<Values> = {
  label: string;
  /** Compared as JSON. */
  read: (values: Values) => unknown;
  describe: (values: Values) => string;
  /** For values that text can't show. */
  render?: (values: Values) => ReactNode;
  take: (values: Values, other: Values) => Values;
};

export const isSameIn = <Values>({ read }: RecordField<Values>, a: Values, b: Values) =>
  JSON.stringify(read(a)) === JSON.stringify(read(b));

export const isSameRecord = <Values>(fields: RecordField<Values>[], a: Values, b: Values) =>
  fields.every((field) => isSameIn(field, a, b));

/** Takes the other version of every field that the user didn't change. */
export const mergeVersions = <Values>(
  fields: RecordField<Values>[],
  typed: Values,
  from: Values,
  other: Values,
) =>
  fields
    .filter((field) => isSameIn(field, typed, from))
    .reduce((values, { take }) => take(values, other), typed);
