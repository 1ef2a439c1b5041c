import type { ZodType } from "zod";
import { ApiError } from "./api-error.ts";

/** The record as somebody else saved it, if `error` says that there is one. */
export const conflictingRecord = <Item>(error: unknown, schema: ZodType<Item>) =>
  error instanceof ApiError && error.code === "edit_conflict"
    ? schema.safeParse(error.current).data
    : undefined;
