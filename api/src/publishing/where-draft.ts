import { and, eq } from "drizzle-orm";
import type { RecordRef } from "shared/content/records/records";
import { drafts } from "#tables/records.ts";

export const whereDraft = ({ kind, id }: RecordRef) =>
  and(eq(drafts.kind, kind), eq(drafts.recordId, id));
