import type { ReactNode } from "react";

/** A field of a record: how two versions of it are compared, shown, and taken over. */
export type RecordField<Values> = {
  label: string;
  /** Compared as JSON. */
  read: (values: Values) => unknown;
  /** For reading. */
  describe: (values: Values) => string;
  /** Where a text does not show it. */
  render?: (values: Values) => ReactNode;
  take: (values: Values, other: Values) => Values;
};

export const isSameIn = <Values>({ read }: RecordField<Values>, one: Values, other: Values) =>
  JSON.stringify(read(one)) === JSON.stringify(read(other));

export const isSameRecord = <Values>(fields: RecordField<Values>[], one: Values, other: Values) =>
  fields.every((field) => isSameIn(field, one, other));

/** Takes the other version of each field wherever nothing was typed. */
export const mergeVersions = <Values>(
  fields: RecordField<Values>[],
  typed: Values,
  from: Values,
  other: Values,
) =>
  fields
    .filter((field) => isSameIn(field, typed, from))
    .reduce((values, { take }) => take(values, other), typed);
