import type { ServiceValues } from "./service-values.ts";

/** A field of a tour: how two versions of it are compared, read, and taken over. */
export type ServiceField = {
  label: string;
  /** Compared as JSON. */
  read: (values: ServiceValues) => unknown;
  /** For reading. */
  describe: (values: ServiceValues) => string;
  take: (values: ServiceValues, other: ServiceValues) => ServiceValues;
};

export const isSameIn = ({ read }: ServiceField, one: ServiceValues, other: ServiceValues) =>
  JSON.stringify(read(one)) === JSON.stringify(read(other));
