import { eq, inArray } from "drizzle-orm";
import { type TourDocument, toTourDocument, tourDocument } from "shared/content/records/records";
import { shownPictureColumns } from "#media/images/picture-urls.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { parseInput } from "#platform/parse-input.ts";
import { tourServices } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";
import { readTourService } from "../../snapshot/content.service.ts";
import { toTourService } from "../../snapshot/to-tour-service.ts";
import { changeTour, insertTour } from "../../tours/tour-services.service.ts";
import type { RecordType, RecordTypeDeps } from "./record-type.ts";

const selectStoredPhotos = async (
  tx: Pick<Transaction, "select">,
  id: string,
  photos: TourDocument["photos"],
) => {
  const named = photos.map(({ picture }) => picture);
  const rows = await tx
    .select(shownPictureColumns)
    .from(pictures)
    .where(inArray(pictures.id, named));
  const stored = new Map(rows.map((picture) => [picture.id, picture]));
  return photos.flatMap(({ picture: pictureId, caption, alt }) => {
    const picture = stored.get(pictureId);
    return picture ? [{ photo: { tourId: id, caption, alt }, picture }] : [];
  });
};

export const createTourType = ({ toImageFields, now }: RecordTypeDeps): RecordType => ({
  parse: (_id, document) => parseInput(tourDocument, document),

  read: async (tx, id) => {
    const tour = await readTourService(tx, id, toImageFields);
    return tour && { name: tour.title, document: toTourDocument(tour), version: tour.updatedAt };
  },

  present: async (tx, id, document) => {
    const { details, photos, ...columns } = parseInput(tourDocument, document);
    const [[row], photoRows] = await Promise.all([
      tx.select().from(tourServices).where(eq(tourServices.id, id)),
      selectStoredPhotos(tx, id, photos),
    ]);
    const at = now().toISOString();
    const stored = row ?? { id, position: null, slug: null, createdAt: at, updatedAt: at };
    const record = toTourService({ ...stored, ...columns, ...details }, photoRows, toImageFields);
    return { kind: "tour", record };
  },

  publish: (tx, id, { document, readAt }) => {
    const form = parseInput(tourDocument, document);
    const context = { at: now(), toImageFields };
    return readAt === null
      ? insertTour(tx, form, context)
      : changeTour(tx, { id, readAt }, form, context);
  },
});
