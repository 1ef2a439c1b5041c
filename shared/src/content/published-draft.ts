import { z } from "zod";
import { limits } from "../limits.ts";
import { timestamp } from "../text/text.ts";

/** Ids of drafts of records that do not exist yet begin with it. */
export const newRecordPrefix = "new-";
export const isNewRecord = (id: string) => id.startsWith(newRecordPrefix);

/**
 * The draft that a request publishes: `draftAt` is its `updatedAt` as it was read, `draft` its id where the record does
 * not exist yet. It is removed with the request, unless it changed since.
 */
export const publishedDraft = z
  .object({
    draft: z
      .string()
      .max(limits.line)
      .refine(isNewRecord, `draft must begin with ${newRecordPrefix}.`)
      .optional(),
    draftAt: timestamp.optional(),
  })
  .refine(({ draft, draftAt }) => !draft || draftAt, {
    message: "draft needs draftAt.",
    path: ["draftAt"],
  });
export type PublishedDraft = z.infer<typeof publishedDraft>;
