import type { Draft as ServerDraft } from "shared/content/records/drafts";
import type { PresentedRecord } from "shared/content/records/presented-record";
import type { RecordRef } from "shared/content/records/records";
import type { ZodType } from "zod";
import type { Draft } from "../drafts.ts";
import type { CheckedDocument } from "../edited-documents.ts";
import type { RecordField } from "../record-field.ts";
import type { SentDraft } from "./draft-saver.ts";

/** How a form's draft is shared with the team. */
export type TeamDraft<Values> = {
  record: RecordRef;
  /** The draft on the server when the form opened. */
  found: ServerDraft | null;
  fields: RecordField<Values>[];
  getName: (values: Values) => string;
  toDocument: (values: Values) => CheckedDocument;
  fromPresented: (presented: PresentedRecord) => Values | undefined;
  /** The list that shows the record. */
  listPath: string;
};

/** A restored version has no fields as typed, and an upgrade may have changed them. */
export const readTeamValues = <Values>(
  { values, presented }: ServerDraft,
  schema: ZodType<Values>,
  { fromPresented }: Pick<TeamDraft<Values>, "fromPresented">,
) => schema.safeParse(values).data ?? (presented ? fromPresented(presented) : undefined);

/** The draft that a form opens with: text that only this device has comes first. */
export const openTeamDraft = <Values>(
  local: Draft<Values> | undefined,
  schema: ZodType<Values>,
  team: TeamDraft<Values>,
): { draft: Draft<Values> | undefined; sent: SentDraft<Values> | undefined } => {
  const { found } = team;
  const values = found ? readTeamValues(found, schema, team) : undefined;
  const base = found?.base ?? "";
  if (local) {
    const { draftAt } = local;
    const known = draftAt === found?.updatedAt ? values : undefined;
    return { draft: local, sent: draftAt ? { values: known, base, draftAt } : undefined };
  }
  if (!found || !values) return { draft: undefined, sent: undefined };
  const { updatedAt: at, author } = found;
  const from = schema.safeParse(found.from).data;
  return {
    draft: { values, from, base, file: null, at, author },
    sent: { values, base, draftAt: at },
  };
};
