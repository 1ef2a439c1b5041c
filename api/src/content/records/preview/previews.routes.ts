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
  route(endPreviewLink, async ({ by, params }) => {
    await previewLinks.end(by, params.id);
    return { message: "Preview link ended." };
  }),
  route(markPreviewNotesRead, async ({ params }) => {
    await previewLinks.markRead(params.id);
    return { message: "Notes marked as read." };
  }),
  route(deletePreviewNote, async ({ params }) => {
    await previewLinks.deleteNote(params.id);
    return { message: "Note deleted." };
  }),
];
