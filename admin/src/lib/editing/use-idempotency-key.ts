import { useState } from "react";
import { createIdempotencyKeys } from "shared/http/idempotency-key";

const replaceFiles = (_key: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** Returns the same key for the same values, so that a repeated request creates no second record. */
export function useIdempotencyKey() {
  const [keys] = useState(createIdempotencyKeys);
  return {
    headersFor: (values: object) => keys.headerFor(JSON.stringify(values, replaceFiles)),
    /** Call this after a success. */
    forget: keys.forget,
  };
}
