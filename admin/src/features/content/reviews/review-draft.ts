import type { Draft } from "shared/content/records/drafts";
import { adminPaths } from "shared/paths";
import type { TeamDraft } from "../../../lib/editing/team-drafts/team-draft.ts";
import { type ReviewValues, reviewFields, reviewSchema, toReviewValues } from "./review-values.ts";

/** A review's draft, shared with the team. */
export const reviewDraft = (id: string, found: Draft | null): TeamDraft<ReviewValues> => ({
  record: { kind: "review", id },
  found,
  fields: reviewFields,
  getName: ({ name }) => name,
  toDocument: (values) => reviewSchema.safeParse(values),
  fromPresented: (presented) =>
    presented.kind === "review" ? toReviewValues(presented.record) : undefined,
  listPath: adminPaths.reviews,
});
