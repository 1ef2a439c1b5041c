import type { Draft } from "shared/content/records/drafts";
import { pathTo } from "../../../../lib/app/paths.ts";
import type { TeamDraft } from "../../../../lib/editing/team-drafts/team-draft.ts";
import { pageFields } from "./page-fields.ts";
import { type PageValues, pageFormValues, pageSchema, withoutBlankEntries } from "./page-values.ts";

/** The draft of a page or a story, shared with the team. */
export const pageDraft = (
  id: string,
  found: Draft | null,
  { story }: { story: object | null },
): TeamDraft<PageValues> => ({
  record: { kind: "page", id },
  found,
  fields: pageFields,
  getName: ({ title }) => title,
  toDocument: (values) => pageSchema.safeParse(withoutBlankEntries(values)),
  fromPresented: (presented) =>
    presented.kind === "page" ? pageFormValues(presented.record) : undefined,
  listPath: pathTo.settings(story ? "stories" : "pages"),
});
