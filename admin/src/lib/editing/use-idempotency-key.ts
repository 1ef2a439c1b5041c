import { useState } from "react";
import { createIdempotencyKeys } from "shared/idempotency-key";

const replaceFiles = (_key: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** One key for what a form holds: sent again after an answer that was lost, it makes no second record. */
export function useIdempotencyKey() {
  const [keys] = useState(createIdempotencyKeys);
  return {
    headersFor: (values: object) => keys.headerFor(JSON.stringify(values, replaceFiles)),
    /** To be called after success: the same values are a new record then. */
    forget: keys.forget,
  };
}
