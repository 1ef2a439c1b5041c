import type { Draft } from "shared/content/records/drafts";
import { tourDocument } from "shared/content/records/records";
import { adminPaths } from "shared/paths";
import type { TeamDraft } from "../../../../lib/editing/team-drafts/team-draft.ts";
import { comparedFields } from "./compared-fields.tsx";
import { type ServiceValues, serviceFormValues, serviceInput } from "./service-values.ts";

/** A tour's draft, shared with the team. */
export const tourDraft = (id: string, found: Draft | null): TeamDraft<ServiceValues> => ({
  record: { kind: "tour", id },
  found,
  fields: comparedFields,
  getName: ({ title }) => title,
  toDocument: (values) => tourDocument.safeParse(serviceInput(values)),
  fromPresented: (presented) =>
    presented.kind === "tour" ? serviceFormValues(presented.record) : undefined,
  listPath: adminPaths.services,
});
