import { z } from "zod";
import { limits } from "../limits.ts";
import { timestamp } from "../text/text.ts";

/** Ids of drafts of records that do not exist yet begin with it. */
export const newRecordPrefix = "new-";
export const isNewRecord = (id: string) => id.startsWith(newRecordPrefix);

/** The record's draft that a request publishes, by its `updatedAt` as it was read; removed unless it changed since. */
export const publishedDraft = z.object({ draftAt: timestamp.optional() });

/** The draft that the request for a new record publishes; `draft` is its id. 409 if it changed or is gone. */
export const publishedNewDraft = publishedDraft
  .extend({
    draft: z
      .string()
      .max(limits.line)
      .refine(isNewRecord, `draft must begin with ${newRecordPrefix}.`)
      .optional(),
  })
  .refine(({ draft, draftAt }) => !draft || draftAt, {
    message: "draft needs draftAt.",
    path: ["draftAt"],
  });
export type PublishedDraft = z.infer<typeof publishedNewDraft>;
