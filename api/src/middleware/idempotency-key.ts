import { z } from "zod";
import { invalidField } from "../lib/errors.ts";

const uuid = z.guid();

/** The `Idempotency-Key` header, in lower case; absent is fine, anything but a UUID is a 400. */
export const parseIdempotencyKey = (header: string | undefined) => {
  if (header === undefined) return undefined;
  const result = uuid.safeParse(header.trim());
  if (result.success) return result.data.toLowerCase();
  throw invalidField("Idempotency-Key", "Idempotency-Key must be a UUID.");
};
