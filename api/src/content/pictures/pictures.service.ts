import { eq } from "drizzle-orm";
import type { Picture, PictureChange } from "shared/media/pictures";
import { changesBetween } from "#audit/changes-between.ts";
import { updatePictureFacts } from "#media/images/picture-facts.ts";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import { type IngestedPicture, insertPicture, type Pictures } from "#media/images/pictures.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database, Reader } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { notFound } from "#platform/errors.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import { pictures as pictureRows } from "#tables/pictures.ts";

type PictureRow = typeof pictureRows.$inferSelect;

type Deps = {
  db: Database;
  now: () => Date;
  pictures: Pictures;
  toImageFields: ToImageFields;
  editContent: EditContent;
  /** The other renditions are to be made. */
  onStored: () => void;
};

/** Time to save the form, in ms. */
const formTime = 7 * 24 * 60 * 60_000;

const findOrThrow = async (read: Pick<Reader, "select">, id: string) => {
  const [row] = await read.select().from(pictureRows).where(eq(pictureRows.id, id));
  if (!row) throw notFound("Picture");
  return row;
};

const store = async (tx: Transaction, picture: IngestedPicture, at: Date) => {
  const id = await insertPicture(tx, picture, at);
  const keptUntil = new Date(at.getTime() + formTime).toISOString();
  await tx.update(pictureRows).set({ keptUntil }).where(eq(pictureRows.id, id));
  return findOrThrow(tx, id);
};

/** Pictures that are uploaded before what will show them is saved. 404 for an id that does not exist. */
export const createPicturesService = (deps: Deps) => {
  const { db, now, pictures, toImageFields, editContent, onStored } = deps;
  const toPicture = (row: PictureRow): Picture => ({
    _id: row.id,
    ...toImageFields(row),
    ...(row.permission !== null && { permission: row.permission }),
  });
  return {
    get: async (id: string): Promise<Picture> => toPicture(await findOrThrow(db.read, id)),

    /** 413 or 415 for no fit picture. */
    upload: async (file: File): Promise<Picture> => {
      const picture = await pictures.ingest(file);
      const row = await db.write((tx) => store(tx, picture, now()));
      onStored();
      return toPicture(row);
    },

    /** Applies wherever the picture is shown. */
    update: (by: Actor, id: string, change: PictureChange): Promise<Picture> =>
      editContent(by, "Changed how a photo is shown", async (tx) => {
        const before = await findOrThrow(tx, id);
        await updatePictureFacts(tx, id, change);
        const after = await findOrThrow(tx, id);
        const subject = { kind: "picture", id } as const;
        return {
          value: toPicture(after),
          event: { action: "picture.changed", subject, ...changesBetween(before, after) },
        };
      }),
  };
};
export type PicturesService = ReturnType<typeof createPicturesService>;
