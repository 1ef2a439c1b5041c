import { z } from "zod";

export const trashKind = z.enum(["tour", "page", "photo", "review", "question", "member"]);
export type TrashKind = z.infer<typeof trashKind>;

/** Days until a deleted record is deleted for good. */
export const trashDays = 30;
