import { eq } from "drizzle-orm";
import {
  type GalleryItem,
  type GalleryOrder,
  galleryItem,
  type LibraryQuery,
} from "shared/content/gallery";
import type { PictureChange } from "shared/media/pictures";
import { changesBetween } from "#audit/changes-between.ts";
import { readPermission, updatePictureFacts } from "#media/images/picture-facts.ts";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import { type IngestedPicture, insertPicture, type Pictures } from "#media/images/pictures.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import type { KeyedBody } from "#platform/db/idempotency.ts";
import { newId } from "#platform/db/new-id.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict, editConflict, invalidField, notFound } from "#platform/errors.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import { toDeletion } from "#publishing/deleted-records.ts";
import { galleryItems } from "#tables/content.ts";
import { pictures as pictureRows } from "#tables/pictures.ts";
import { setPositions } from "../set-positions.ts";
import { type ContentService, readGalleryItem } from "../snapshot/content.service.ts";
import { galleryOrder } from "../snapshot/to-gallery-item.ts";
import { listLibraryPage } from "./gallery-library.ts";
import { movePhotos } from "./move-photos.ts";
import { readPhotoUses } from "./photo-uses.ts";

const findOrThrow = async (
  tx: Transaction,
  id: string,
  toImageFields: ToImageFields,
): Promise<GalleryItem> => {
  const item = await readGalleryItem(tx, id, toImageFields);
  if (!item) throw notFound("Photo");
  return { ...item, ...(await readPermission(tx, item.picture)) };
};

const toSubject = (id: string, name: string) => ({ kind: "photo", id, name }) as const;

type PhotoChange = PictureChange & {
  title: string;
  alt?: string | null | undefined;
  decorative?: boolean | undefined;
  tour?: string | null | undefined;
  imageFile?: File | undefined;
};

type NewPhoto = PhotoChange & { picture?: string | undefined; onlyNew?: boolean | undefined };

/** `undefined` leaves the stored text. */
const toAlt = ({ alt, decorative }: PhotoChange) => {
  if (decorative) return "";
  return decorative === false ? (alt ?? null) : alt;
};

/** 400 for an id that names no stored picture. */
const storePicture = async (
  tx: Transaction,
  ingested: IngestedPicture | undefined,
  named: string | undefined,
  at: Date,
): Promise<string> => {
  if (ingested) return insertPicture(tx, ingested, at);
  if (named && (await tx.$count(pictureRows, eq(pictureRows.id, named))) > 0) return named;
  throw invalidField("picture", "This photo is no longer stored. Choose it again.");
};

const refuseKnown = async (tx: Transaction, pictureId: string) => {
  const [known] = await tx
    .select({ title: galleryItems.title })
    .from(galleryItems)
    .where(eq(galleryItems.pictureId, pictureId));
  if (known) throw conflict(`This photo is already in the gallery: “${known.title}”.`);
};

type Deps = {
  db: Database;
  now: () => Date;
  pictures: Pictures;
  toImageFields: ToImageFields;
  content: ContentService;
  editContent: EditContent;
};

/** The gallery. 404 for an id that does not exist; pictures are refused before anything is stored. */
export const createGalleryService = ({
  db,
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

  /** As admins see it: with its permission. */
  getForAdmin: async (item: GalleryItem): Promise<GalleryItem> => ({
    ...item,
    ...(await readPermission(db.read, item.picture)),
  }),

  list: async (query: LibraryQuery) => listLibraryPage(db, await content.current(), query),

  listUses: async (id: string) => {
    const snapshot = await content.current();
    const photo = snapshot.allPhotos.find(({ _id }) => _id === id);
    if (!photo) throw notFound("Photo");
    return { uses: await readPhotoUses(db.read, snapshot, photo) };
  },

  /** Adds a photo, once per key. */
  create: async (
    by: Actor,
    { title, tour, imageFile, picture: named, onlyNew, ...change }: NewPhoto,
    keyed?: KeyedBody,
  ): Promise<GalleryItem> => {
    const picture = imageFile && (await pictures.ingest(imageFile));
    const add = async (tx: Transaction) => {
      const at = now();
      const id = newId();
      const createdAt = at.toISOString();
      const pictureId = await storePicture(tx, picture, named, at);
      if (onlyNew) await refuseKnown(tx, pictureId);
      await updatePictureFacts(tx, pictureId, change);
      const alt = toAlt({ title, ...change });
      await tx
        .insert(galleryItems)
        .values({ id, title, alt, tour, pictureId, createdAt, updatedAt: createdAt });
      const event = { action: "photo.created", subject: toSubject(id, title) } as const;
      return { value: await findOrThrow(tx, id, toImageFields), event };
    };
    const request = { route: "gallery", keyed, at: now() };
    return editContent(by, `Added photo ${title}`, add, { request, answer: galleryItem });
  },

  /** Keeps what the change omits. 409 when `readAt` is given and no longer the last edit. */
  update: async (
    by: Actor,
    id: string,
    { title, tour, imageFile, ...change }: PhotoChange,
    readAt: string | undefined,
  ): Promise<GalleryItem> => {
    const picture = imageFile && (await pictures.ingest(imageFile));
    return editContent(by, `Changed photo ${title}`, async (tx) => {
      const current = await findOrThrow(tx, id, toImageFields);
      if (readAt !== undefined && readAt !== current.updatedAt) throw editConflict(current);
      const at = now();
      const pictureId = picture ? await insertPicture(tx, picture, at) : current.picture;
      await updatePictureFacts(tx, pictureId, change);
      const alt = toAlt({ title, ...change });
      const updatedAt = nextVersionTime(current.updatedAt, at);
      await tx
        .update(galleryItems)
        .set({
          title,
          ...(alt !== undefined && { alt }),
          ...(tour !== undefined && { tour }),
          pictureId,
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

  /** Skips photos that were deleted in between. */
  order: (by: Actor, { ids: moved, at }: GalleryOrder) =>
    editContent(by, "Changed the order of the gallery", async (tx) => {
      const rows = await tx
        .select({ id: galleryItems.id })
        .from(galleryItems)
        .orderBy(...galleryOrder);
      const ids = rows.map(({ id }) => id);
      return {
        value: await setPositions(tx, galleryItems, movePhotos(ids, moved, at)),
        event: { action: "gallery.ordered", after: { ids: moved, at } },
      };
    }),

  remove: (by: Actor, id: string) =>
    editContent(by, "Deleted a photo", async (tx) => {
      const { title } = await findOrThrow(tx, id, toImageFields);
      const gallery_items = await tx
        .delete(galleryItems)
        .where(eq(galleryItems.id, id))
        .returning();
      return toDeletion(
        { action: "photo.deleted", subject: toSubject(id, title) },
        { kind: "photo", recordId: id, name: title, rows: { gallery_items } },
      );
    }),
});
export type GalleryService = ReturnType<typeof createGalleryService>;
