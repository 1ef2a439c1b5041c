import { z } from "zod";
import { listQuery, pageInfo } from "../../http/paging.ts";
import { timestamp } from "../../text/text.ts";

export const trashKind = z.enum(
  ["tour", "page", "photo", "review", "question", "member"],
  "kind must be tour, page, photo, review, question or member.",
);
export type TrashKind = z.infer<typeof trashKind>;

export const trashEntry = z.object({
  _id: z.string(),
  kind: trashKind,
  name: z.string(),
  /** The user's name; `null` for the product itself and for an account that is gone. */
  deletedBy: z.string().nullable(),
  deletedAt: timestamp,
  /** When it is deleted for good. */
  goneAt: timestamp,
});
export type TrashEntry = z.infer<typeof trashEntry>;

export const trashListQuery = listQuery.pick({ page: true, pageSize: true }).extend({
  kind: trashKind.optional(),
});
export type TrashListQuery = z.infer<typeof trashListQuery>;

export const trashList = pageInfo.extend({ entries: z.array(trashEntry) });

/** `id` is the restored record's. */
export const trashRestored = z.object({
  message: z.string(),
  kind: trashKind,
  id: z.string(),
});
