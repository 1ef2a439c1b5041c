import {
  discardDraft,
  listDrafts,
  readDraft,
  saveDraft,
} from "shared/content/records/drafts.endpoints";
import { route } from "#http/route.ts";
import type { DraftsService } from "./drafts.service.ts";
import { mayEditRecords, toEditableRecord } from "./require-record-access.ts";

export const draftsRoutes = ({ drafts }: { drafts: DraftsService }) => [
  route(listDrafts, async ({ user }) => ({
    drafts: (await drafts.list()).filter((draft) => mayEditRecords(user, draft)),
  })),
  route(readDraft, async ({ user, params }) => ({
    draft: (await drafts.read(toEditableRecord(user, params))) ?? null,
  })),
  route(saveDraft, async ({ user, params, body }) => ({
    draft: await drafts.save(user._id, toEditableRecord(user, params), body),
  })),
  route(discardDraft, async ({ user, params, query }) => {
    await drafts.discard(toEditableRecord(user, params), query.draftAt);
    return { message: "Draft discarded." };
  }),
];
