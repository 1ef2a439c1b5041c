import { messageBody } from "shared/errors";
import {
  galleryItem,
  galleryItemForm,
  galleryItemSaved,
  galleryItemUpdateForm,
  galleryList,
} from "shared/gallery";
import { prepareJson } from "../../lib/prepared-json.ts";
import type { Guards } from "../../middleware/authenticate.ts";
import { factory } from "../../middleware/context.ts";
import { parseIdempotencyKey } from "../../middleware/idempotency-key.ts";
import { sendJson } from "../../middleware/send-json.ts";
import { validateMultipart } from "../../middleware/validate.ts";
import { describe } from "../../openapi.ts";
import type { ContentService } from "../content/content.service.ts";
import type { GalleryService } from "./gallery.service.ts";

type Deps = { gallery: GalleryService; content: ContentService; guards: Guards };

export const galleryRoutes = ({ gallery, content, guards }: Deps) =>
  factory
    .createApp()
    .get("/gallery", describe("The gallery, newest first", 200, galleryList), async (c) =>
      sendJson(c, (await content.current()).gallery),
    )
    .get("/gallery/:id", describe("One photo", 200, galleryItem), async (c) =>
      sendJson(c, prepareJson(await gallery.get(c.req.param("id")))),
    )
    .post(
      "/gallery",
      describe("Add a photo", 201, galleryItemSaved),
      guards.requireAdmin,
      validateMultipart(galleryItemForm),
      async (c) => {
        const key = parseIdempotencyKey(c.req.header("Idempotency-Key"));
        const item = await gallery.create(c.req.valid("form"), key);
        return c.json({ message: "Photo uploaded successfully!", item }, 201);
      },
    )
    .put(
      "/gallery/:id",
      describe("Change a photo", 200, galleryItemSaved),
      guards.requireAdmin,
      validateMultipart(galleryItemUpdateForm),
      async (c) => {
        const readAt = c.req.header("If-Unmodified-Since-Revision");
        const item = await gallery.update(c.req.param("id"), c.req.valid("form"), readAt);
        return c.json({ message: "Photo updated successfully!", item }, 200);
      },
    )
    .delete(
      "/gallery/:id",
      describe("Delete a photo", 200, messageBody),
      guards.requireAdmin,
      async (c) => {
        await gallery.remove(c.req.param("id"));
        return c.json({ message: "Photo deleted successfully!" }, 200);
      },
    );
