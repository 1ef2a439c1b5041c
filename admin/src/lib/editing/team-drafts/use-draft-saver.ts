import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isNewRecord, type PublishedDraft } from "shared/content/published-draft";
import type { Draft as ServerDraft } from "shared/content/records/drafts";
import type { RecordRef } from "shared/content/records/records";
import type { ZodType } from "zod";
import type { Api } from "../../api/api-client.ts";
import { useApp } from "../../app/app-context.ts";
import { draftQuery } from "../../requests/drafts.ts";
import { removeDraft, storeDraft } from "../drafts.ts";
import { isSameRecord } from "../record-field.ts";
import { createDraftRequests, findTheirs } from "./draft-requests.ts";
import { createDraftSaver, type DraftStatus, type SentDraft } from "./draft-saver.ts";
import type { Publish } from "./publish.ts";
import { readTeamValues, type TeamDraft } from "./team-draft.ts";

type Opened<Values> = {
  /** Key of the local draft. */
  key: string;
  shared?:
    | {
        schema: ZodType<Values>;
        team: TeamDraft<Values>;
        sent: SentDraft<Values> | undefined;
      }
    | undefined;
};

/** Screens that are open show the change. */
const showDraft = (client: QueryClient, api: Api, record: RecordRef, draft: ServerDraft | null) => {
  client.setQueryData(draftQuery(api, record).queryKey, draft);
  void client.invalidateQueries({ queryKey: ["drafts"] });
};

/** Sends a form's draft to the server; `undefined` for forms without a draft of the team. */
export function useDraftSaver<Values extends object>({ key, shared }: Opened<Values>) {
  const { api } = useApp();
  const client = useQueryClient();
  const [status, onStatus] = useState<DraftStatus<Values>>({ phase: "none" });
  const [saver] = useState(() => {
    if (!shared) return undefined;
    const { schema, team, sent } = shared;
    const { put, remove } = createDraftRequests(api, team);
    return createDraftSaver<Values>({
      sent,
      isSame: (a, b) => isSameRecord(team.fields, a, b),
      readFields: (draft) => {
        const values = readTeamValues(draft, schema, team);
        return values && { values, from: schema.safeParse(draft.from).data };
      },
      findTheirs,
      put: async (content, draftAt) => {
        const draft = await put(content, draftAt);
        showDraft(client, api, team.record, draft);
        return draft;
      },
      remove: async (draftAt) => {
        await remove(draftAt);
        showDraft(client, api, team.record, null);
      },
      keepLocal: (content, draftAt) => {
        if (!content) return removeDraft(key);
        storeDraft(key, { ...content, file: null, at: new Date().toISOString(), draftAt });
      },
      onStatus,
      connection: window,
    });
  });
  useEffect(() => saver?.start(), [saver]);
  if (!saver || !shared) return undefined;
  const { team } = shared;
  const publish: Publish = async (request) => {
    const answer = await saver.publish((draftAt) => request(toPublished(team.record, draftAt)));
    showDraft(client, api, team.record, null);
    return answer;
  };
  return { saver, status, team, publish };
}

const toPublished = ({ id }: RecordRef, draftAt: string | undefined): PublishedDraft => {
  if (!draftAt) return {};
  return isNewRecord(id) ? { draft: id, draftAt } : { draftAt };
};
