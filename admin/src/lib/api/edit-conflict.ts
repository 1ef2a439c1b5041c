import type { ZodType } from "zod";
import { ApiError } from "./api-error.ts";

/** Returns the record as another user saved it if `error` is an edit conflict. */
export const conflictingRecord = <Item>(error: unknown, schema: ZodType<Item>) =>
  error instanceof ApiError && error.code === "edit_conflict"
    ? schema.safeParse(error.current).data
    : undefined;
