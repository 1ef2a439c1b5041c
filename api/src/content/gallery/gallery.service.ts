import { eq } from "drizzle-orm";
import { type GalleryItem, galleryItem } from "shared/content/gallery";
import { changesBetween } from "#audit/changes-between.ts";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import { insertPicture, type Pictures } from "#media/images/pictures.ts";
import type { Actor } from "#platform/actor.ts";
import type { KeyedBody } from "#platform/db/idempotency.ts";
import { newId } from "#platform/db/new-id.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { editConflict, notFound } from "#platform/errors.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import { galleryItems } from "#tables/content.ts";
import { type ContentService, readGalleryItem } from "../snapshot/content.service.ts";

const findOrThrow = async (
  tx: Transaction,
  id: string,
  toImageFields: ToImageFields,
): Promise<GalleryItem> => {
  const item = await readGalleryItem(tx, id, toImageFields);
  if (!item) throw notFound("Photo");
  return item;
};

const toSubject = (id: string, name: string) => ({ kind: "photo", id, name }) as const;

type PhotoChange = {
  title: string;
  tour?: string | null | undefined;
  imageFile?: File | undefined;
};

type Deps = {
  now: () => Date;
  pictures: Pictures;
  toImageFields: ToImageFields;
  content: ContentService;
  editContent: EditContent;
};

/** The gallery. 404 for an id that does not exist; pictures are refused before anything is stored. */
export const createGalleryService = ({
  now,
  pictures,
  toImageFields,
  content,
  editContent,
}: Deps) => ({
  get: async (id: string): Promise<GalleryItem> => {
    const { gallery } = (await content.current()).content;
    const item = gallery.find((candidate) => candidate._id === id);
    if (!item) throw notFound("Photo");
    return item;
  },

  /** Adds a photo, once per key. */
  create: async (
    by: Actor,
    { title, tour, imageFile }: PhotoChange & { imageFile: File },
    keyed?: KeyedBody,
  ): Promise<GalleryItem> => {
    const picture = await pictures.ingest(imageFile);
    const add = async (tx: Transaction) => {
      const at = now();
      const id = newId();
      const createdAt = at.toISOString();
      const pictureId = await insertPicture(tx, picture, at);
      await tx
        .insert(galleryItems)
        .values({ id, title, tour, pictureId, createdAt, updatedAt: createdAt });
      const event = { action: "photo.created", subject: toSubject(id, title) } as const;
      return { value: await findOrThrow(tx, id, toImageFields), event };
    };
    const request = { route: "gallery", keyed, at: now() };
    return editContent(by, `Added photo ${title}`, add, { request, answer: galleryItem });
  },

  /** Keeps the picture and the tour that the change omits. 409 when `readAt` is given and no longer the last edit. */
  update: async (
    by: Actor,
    id: string,
    { title, tour, imageFile }: PhotoChange,
    readAt: string | undefined,
  ): Promise<GalleryItem> => {
    const picture = imageFile && (await pictures.ingest(imageFile));
    return editContent(by, `Changed photo ${title}`, async (tx) => {
      const current = await findOrThrow(tx, id, toImageFields);
      if (readAt !== undefined && readAt !== current.updatedAt) throw editConflict(current);
      const at = now();
      const pictureId = picture && (await insertPicture(tx, picture, at));
      const updatedAt = nextVersionTime(current.updatedAt, at);
      await tx
        .update(galleryItems)
        .set({
          title,
          ...(tour !== undefined && { tour }),
          ...(pictureId && { pictureId }),
          updatedAt,
        })
        .where(eq(galleryItems.id, id));
      const value = await findOrThrow(tx, id, toImageFields);
      const subject = toSubject(id, current.title);
      return {
        value,
        event: { action: "photo.changed", subject, ...changesBetween(current, value) },
      };
    });
  },

  remove: (by: Actor, id: string) =>
    editContent(by, "Deleted a photo", async (tx) => {
      const { title } = await findOrThrow(tx, id, toImageFields);
      const value = await tx.delete(galleryItems).where(eq(galleryItems.id, id));
      return { value, event: { action: "photo.deleted", subject: toSubject(id, title) } };
    }),
});
export type GalleryService = ReturnType<typeof createGalleryService>;
