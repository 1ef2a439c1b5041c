import { eq, like, or } from "drizzle-orm";
import {
  type TourService,
  type TourServiceForm,
  type TourServiceTexts,
  tourService,
} from "shared/tour-services";
import { nextVersionTime } from "#db/next-version-time.ts";
import { pictures, tourServices } from "#db/schema.ts";
import type { Transaction } from "#db/transaction.ts";
import { editConflict, notFound } from "../../lib/errors.ts";
import type { ToImageFields } from "../../media/images/picture-urls.ts";
import { insertPicture, type Pictures } from "../../media/images/pictures.ts";
import type { WriteContent } from "../../publishing/content-writer.ts";
import { type ContentService, toTourService } from "../content/content.service.ts";
import { slugOf, uniqueSlug } from "./slug.ts";

const columnsOf = ({ title, description, detailPage, details }: TourServiceTexts) => ({
  title,
  description,
  detailPage,
  ...details,
});

const freeSlug = async (tx: Transaction, title: string) => {
  const slug = slugOf(title);
  const rows = await tx
    .select({ id: tourServices.id })
    .from(tourServices)
    .where(or(eq(tourServices.id, slug), like(tourServices.id, `${slug}-%`)));
  return uniqueSlug(slug, new Set(rows.map((row) => row.id)));
};

const findOrThrow = async (
  tx: Transaction,
  id: string,
  toImageFields: ToImageFields,
): Promise<TourService> => {
  const [row] = await tx
    .select()
    .from(tourServices)
    .leftJoin(pictures, eq(tourServices.pictureId, pictures.id))
    .where(eq(tourServices.id, id));
  if (!row) throw notFound("Service");
  return toTourService(row.tour_services, row.pictures, toImageFields);
};

type Deps = {
  now: () => Date;
  pictures: Pictures;
  toImageFields: ToImageFields;
  content: ContentService;
  writeContent: WriteContent;
};

/** The tours. 404 for an id that does not exist; pictures are refused before anything is stored. */
export const createTourServicesService = ({
  now,
  pictures,
  toImageFields,
  content,
  writeContent,
}: Deps) => ({
  get: async (id: string): Promise<TourService> => {
    const { services } = (await content.current()).content;
    const service = services.find((candidate) => candidate._id === id);
    if (!service) throw notFound("Service");
    return service;
  },

  /** Creates a tour, once per key. */
  create: async ({ imageFile, ...texts }: TourServiceForm, key?: string): Promise<TourService> => {
    const picture = imageFile && (await pictures.ingest(imageFile));
    const add = async (tx: Transaction) => {
      const at = now();
      const id = await freeSlug(tx, texts.title);
      const pictureId = picture ? await insertPicture(tx, picture, at) : null;
      const createdAt = at.toISOString();
      await tx
        .insert(tourServices)
        .values({ id, ...columnsOf(texts), pictureId, createdAt, updatedAt: createdAt });
      return findOrThrow(tx, id, toImageFields);
    };
    const request = { route: "services", key, at: now() };
    return writeContent(`Created ${texts.title}`, add, { request, answer: tourService });
  },

  /** Without a picture the old one stays. 409 when `readAt` is given and no longer the last edit. */
  update: async (
    id: string,
    { imageFile, ...texts }: TourServiceForm,
    readAt: string | undefined,
  ): Promise<TourService> => {
    const picture = imageFile && (await pictures.ingest(imageFile));
    return writeContent(`Changed ${texts.title}`, async (tx) => {
      const current = await findOrThrow(tx, id, toImageFields);
      if (readAt !== undefined && readAt !== current.updatedAt) throw editConflict(current);
      const at = now();
      const pictureId = picture && (await insertPicture(tx, picture, at));
      await tx
        .update(tourServices)
        .set({
          ...columnsOf(texts),
          ...(pictureId && { pictureId }),
          updatedAt: nextVersionTime(current.updatedAt, at),
        })
        .where(eq(tourServices.id, id));
      return findOrThrow(tx, id, toImageFields);
    });
  },

  remove: (id: string) =>
    writeContent("Deleted a service", async (tx) => {
      await findOrThrow(tx, id, toImageFields);
      await tx.delete(tourServices).where(eq(tourServices.id, id));
    }),
});
export type TourServicesService = ReturnType<typeof createTourServicesService>;
