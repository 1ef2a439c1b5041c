import {
  discardDraft,
  listDrafts,
  readDraft,
  saveDraft,
} from "shared/content/records/drafts.endpoints";
import { route } from "#http/route.ts";
import { type DraftsService, toRecordRef } from "./drafts.service.ts";

export const draftsRoutes = ({ drafts }: { drafts: DraftsService }) => [
  route(listDrafts, async () => ({ drafts: await drafts.list() })),
  route(readDraft, async ({ params }) => ({
    draft: (await drafts.read(toRecordRef(params))) ?? null,
  })),
  route(saveDraft, async ({ user, params, body }) => ({
    draft: await drafts.save(user._id, toRecordRef(params), body),
  })),
  route(discardDraft, async ({ params, query }) => {
    await drafts.discard(toRecordRef(params), query.draftAt);
    return { message: "Draft discarded." };
  }),
];
