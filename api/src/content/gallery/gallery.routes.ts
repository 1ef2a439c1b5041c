import {
  createGalleryItem,
  deleteGalleryItem,
  listGallery,
  readGalleryItem,
  updateGalleryItem,
} from "shared/content/gallery.endpoints";
import { readIdempotencyKey } from "#http/idempotency-key.ts";
import { sendJson } from "#http/responses/send-json.ts";
import { route } from "#http/route.ts";
import { prepareJson } from "#platform/web/prepared-json.ts";
import type { ContentService } from "../snapshot/content.service.ts";
import type { GalleryService } from "./gallery.service.ts";

type Deps = { gallery: GalleryService; content: ContentService };

export const galleryRoutes = ({ gallery, content }: Deps) => [
  route(listGallery, async ({ c }) => sendJson(c, (await content.current()).gallery)),
  route(readGalleryItem, async ({ c, params }) =>
    sendJson(c, prepareJson(await gallery.get(params.id))),
  ),
  route(createGalleryItem, async ({ c, by, body }) => {
    const keyed = await readIdempotencyKey(c, body);
    const item = await gallery.create(by, body, keyed);
    return { message: "Photo uploaded successfully!", item };
  }),
  route(updateGalleryItem, async ({ c, by, params, body }) => {
    const readAt = c.req.header("If-Unmodified-Since-Revision");
    const item = await gallery.update(by, params.id, body, readAt);
    return { message: "Photo updated successfully!", item };
  }),
  route(deleteGalleryItem, async ({ by, params }) => {
    await gallery.remove(by, params.id);
    return { message: "Photo deleted successfully!" };
  }),
];
