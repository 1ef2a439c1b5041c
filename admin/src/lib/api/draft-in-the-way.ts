import { draft } from "shared/content/records/drafts";
import { ApiError } from "./api-error.ts";

/** The draft that kept a version from being restored. */
export const getDraftInTheWay = (error: unknown) =>
  error instanceof ApiError && error.code === "edit_conflict"
    ? draft.safeParse(error.current).data
    : undefined;
