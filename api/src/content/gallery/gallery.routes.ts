import {
  createGalleryItem,
  deleteGalleryItem,
  listGallery,
  listLibrary,
  listPhotoUses,
  orderGallery,
  readGalleryItem,
  updateGalleryItem,
} from "shared/content/gallery.endpoints";
import type { IsAskedByAdmin } from "#http/authenticate.ts";
import { readIdempotencyKey } from "#http/idempotency-key.ts";
import { sendJson } from "#http/responses/send-json.ts";
import { route } from "#http/route.ts";
import { prepareJson } from "#platform/web/prepared-json.ts";
import type { ContentService } from "../snapshot/content.service.ts";
import type { GalleryService } from "./gallery.service.ts";

type Deps = { gallery: GalleryService; content: ContentService; isAskedByAdmin: IsAskedByAdmin };

export const galleryRoutes = ({ gallery, content, isAskedByAdmin }: Deps) => [
  route(listGallery, async ({ c }) => sendJson(c, (await content.current()).gallery)),
  // Before the routes with an id, which would match `library` and `order`.
  route(listLibrary, ({ query }) => gallery.list(query)),
  route(orderGallery, async ({ by, body }) => {
    await gallery.order(by, body);
    return { message: "Order saved." };
  }),
  route(listPhotoUses, ({ params }) => gallery.listUses(params.id)),
  route(readGalleryItem, async ({ c, params }) => {
    const item = await gallery.get(params.id);
    if (!(await isAskedByAdmin(c, readGalleryItem))) return sendJson(c, prepareJson(item));
    c.header("Cache-Control", "no-store");
    return gallery.getForAdmin(item);
  }),
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
    const { trashId } = await gallery.remove(by, params.id);
    return { message: "Photo deleted successfully!", trashId };
  }),
];
