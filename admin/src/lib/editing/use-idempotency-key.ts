import { useState } from "react";
import { createIdempotencyKeys } from "shared/http/idempotency-key";

const replaceFiles = (_key: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** The same values get the same key: sent again, they create no second record. */
export function useIdempotencyKey() {
  const [keys] = useState(createIdempotencyKeys);
  return {
    headersFor: (values: object) => keys.headerFor(JSON.stringify(values, replaceFiles)),
    /** To be called after success. */
    forget: keys.forget,
  };
}
