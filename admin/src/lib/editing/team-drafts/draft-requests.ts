import { isNewRecord } from "shared/content/published-draft";
import { draft as draftContract } from "shared/content/records/drafts";
import { discardDraft, saveDraft } from "shared/content/records/drafts.endpoints";
import type { Api } from "../../api/api-client.ts";
import { ApiError } from "../../api/api-error.ts";
import { conflictingRecord } from "../../api/edit-conflict.ts";
import { saveTimeout } from "../../api/timeouts.ts";
import type { DraftContent } from "./draft-saver.ts";
import type { TeamDraft } from "./team-draft.ts";

const toRecord = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields));

const toInput = <Values extends object>(
  { values, from, base }: DraftContent<Values>,
  { record, getName, toDocument }: TeamDraft<Values>,
) => {
  const document = toDocument(values).data;
  return {
    name: getName(values),
    values: toRecord(values),
    from: from ? toRecord(from) : null,
    document: document ? toRecord(document) : null,
    base: isNewRecord(record.id) ? null : base,
  };
};

export const findTheirs = (error: unknown) => conflictingRecord(error, draftContract);

const inTime = () => ({ signal: AbortSignal.timeout(saveTimeout) });

/** Requests that change a record's draft. */
export const createDraftRequests = <Values extends object>(api: Api, team: TeamDraft<Values>) => {
  const { kind, id } = team.record;
  const params = { kind, id };
  return {
    put: async (content: DraftContent<Values>, draftAt: string | null) => {
      const body = { ...toInput(content, team), draftAt };
      try {
        return (await api.request(saveDraft, { params, body, ...inTime() })).draft;
      } catch (error) {
        const isRefused = error instanceof ApiError && error.status === 400 && body.document;
        if (!isRefused) throw error;
        // The server checks more than the form does; the text is kept all the same.
        const withoutDocument = { ...body, document: null };
        return (await api.request(saveDraft, { params, body: withoutDocument, ...inTime() })).draft;
      }
    },
    remove: (draftAt: string) =>
      api.request(discardDraft, { params, query: { draftAt }, ...inTime() }),
  };
};
