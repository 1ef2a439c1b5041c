import {
  createPreviewLink,
  deletePreviewNote,
  endPreviewLink,
  listPreviewLinks,
  markPreviewNotesRead,
  previewRecord,
} from "shared/content/records/previews.endpoints";
import { route } from "#http/route.ts";
import { toEditableRecord } from "../require-record-access.ts";
import type { PreviewLinksService } from "./preview-links.service.ts";
import type { PreviewsService } from "./previews.service.ts";

type Deps = { previews: PreviewsService; previewLinks: PreviewLinksService };

export const previewsRoutes = ({ previews, previewLinks }: Deps) => [
  route(previewRecord, async ({ user, params, body }) =>
    previews.renderForEditor(toEditableRecord(user, params), body.document),
  ),
  route(listPreviewLinks, async ({ user, query }) => ({
    links: await previewLinks.list(toEditableRecord(user, query)),
  })),
  route(createPreviewLink, async ({ by, user, body }) => ({
    link: await previewLinks.create(by, user, toEditableRecord(user, body)),
  })),
  route(endPreviewLink, async ({ by, user, params }) => {
    await previewLinks.end(by, user, params.id);
    return { message: "Preview link ended." };
  }),
  route(markPreviewNotesRead, async ({ user, params }) => {
    await previewLinks.markRead(user, params.id);
    return { message: "Notes marked as read." };
  }),
  route(deletePreviewNote, async ({ user, params }) => {
    await previewLinks.deleteNote(user, params.id);
    return { message: "Note deleted." };
  }),
];
