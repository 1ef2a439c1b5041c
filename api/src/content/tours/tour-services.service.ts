import { eq, like, or } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { PublishedDraft } from "shared/content/published-draft";
import {
  type TourService,
  type TourServiceForm,
  tourService,
} from "shared/content/tours/tour-services";
import { proposeDetailPage, toSlug } from "shared/content/tours/tour-slug";
import { tourPagePath } from "shared/paths";
import { changesBetween } from "#audit/changes-between.ts";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import { insertPicture, type Pictures } from "#media/images/pictures.ts";
import type { Actor } from "#platform/actor.ts";
import type { KeyedBody } from "#platform/db/idempotency.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { editConflict, notFound } from "#platform/errors.ts";
import type { Edit, EditContent } from "#publishing/content-editor.ts";
import { toDeletion } from "#publishing/deleted-records.ts";
import { publishing } from "#publishing/published-draft.ts";
import { tourPhotos, tourServices } from "#tables/content.ts";
import { followAddress } from "../addresses/page-addresses.ts";
import { readTrashedTours } from "../addresses/trashed-addresses.ts";
import { setPositions } from "../set-positions.ts";
import { type ContentService, readSiteSettings } from "../snapshot/content.service.ts";
import { changeTourAddress } from "./change-tour-address.ts";
import { readTour, toAddress, toSubject, toTourChange } from "./read-tour.ts";
import { uniqueSlug } from "./slug.ts";
import { type TourForm, toTourColumns } from "./tour-columns.ts";
import { changePhotos, readKnownPictures } from "./tour-photos.ts";

type Texts = Pick<TourServiceForm, "title" | "detailPage">;

/** Ids and addresses of other tours are taken, also those in the trash. */
const freeSlug = async (tx: Transaction, title: string) => {
  const slug = toSlug(title);
  const { id, slug: address } = tourServices;
  const isTaken = (column: SQLiteColumn) => or(eq(column, slug), like(column, `${slug}-%`));
  const [rows, trashed] = await Promise.all([
    tx
      .select({ id, address })
      .from(tourServices)
      .where(or(isTaken(id), isTaken(address))),
    readTrashedTours(tx),
  ]);
  const taken = rows.flatMap((row) => [row.id, row.address ?? row.id]);
  return uniqueSlug(slug, new Set([...taken, ...trashed.keys()]));
};

/** The form proposes a page before it is known which number the slug gets. */
const correctDetailPage = (id: string, { title, detailPage }: Texts) =>
  detailPage === proposeDetailPage(title) ? tourPagePath(id) : detailPage;

const findRowOrThrow = async (tx: Transaction, id: string) => {
  const [row] = await tx.select().from(tourServices).where(eq(tourServices.id, id));
  if (!row) throw notFound("Service");
  return row;
};

const findServiceOrThrow = (services: TourService[], id: string) => {
  const service =
    services.find((candidate) => candidate._id === id) ??
    services.find((candidate) => candidate.slug === id);
  if (!service) throw notFound("Service");
  return service;
};

type Deps = {
  now: () => Date;
  pictures: Pictures;
  toImageFields: ToImageFields;
  content: ContentService;
  editContent: EditContent;
};

type Context = Pick<Deps, "toImageFields"> & { at: Date };
type Form = TourForm & { mainPictureId?: string | undefined };

/** Adds a tour. 400 for a photo that is not stored. */
export const insertTour = async (
  tx: Transaction,
  { mainPictureId, ...form }: Form,
  { at, toImageFields }: Context,
): Promise<Edit<TourService>> => {
  const [id, known, { company }] = await Promise.all([
    freeSlug(tx, form.title),
    readKnownPictures(tx, form.photos),
    readSiteSettings(tx),
  ]);
  const createdAt = at.toISOString();
  const columns = toTourColumns({ ...form, detailPage: correctDetailPage(id, form) }, company);
  await tx.insert(tourServices).values({ id, ...columns, createdAt, updatedAt: createdAt });
  await changePhotos(tx, id, { photos: form.photos, known, mainPictureId });
  const value = await readTour(tx, id, toImageFields);
  const removed = await followAddress(tx, { after: toAddress(value) }, at);
  const event = { subject: toSubject(value), ...(removed && { before: removed }) };
  return {
    value,
    event: { action: "tour.created", ...event },
    records: [toTourChange(null, value)],
  };
};

/** Changes a tour; keeps omitted fields. 409 when `readAt` is given and no longer the last edit. */
export const changeTour = async (
  tx: Transaction,
  { id, readAt }: { id: string; readAt?: string | undefined },
  { mainPictureId, ...form }: Form,
  { at, toImageFields }: Context,
): Promise<Edit<TourService>> => {
  const [stored, before, known, { company }] = await Promise.all([
    findRowOrThrow(tx, id),
    readTour(tx, id, toImageFields),
    readKnownPictures(tx, form.photos),
    readSiteSettings(tx),
  ]);
  if (readAt !== undefined && readAt !== stored.updatedAt) throw editConflict(before);
  const updatedAt = nextVersionTime(stored.updatedAt, at);
  await tx
    .update(tourServices)
    .set({ ...toTourColumns(form, { stored, country: company.country }), updatedAt })
    .where(eq(tourServices.id, id));
  await changePhotos(tx, id, { photos: form.photos, known, mainPictureId });
  const value = await readTour(tx, id, toImageFields);
  const addresses = { before: toAddress(before), after: toAddress(value) };
  const removed = await followAddress(tx, addresses, at);
  const { before: was, after } = changesBetween(before, value);
  const event = { subject: toSubject(before), before: { ...was, ...removed }, after };
  return {
    value,
    event: { action: "tour.changed", ...event },
    records: [toTourChange(before, value)],
  };
};

/** Creates a tour, once per key. */
const createTour =
  ({ now, pictures, toImageFields, editContent }: Deps) =>
  async (
    by: Actor,
    { imageFile, ...form }: TourServiceForm,
    keyed?: KeyedBody,
    draft: PublishedDraft = {},
  ): Promise<TourService> => {
    const picture = imageFile && (await pictures.ingest(imageFile));
    const add = async (tx: Transaction) => {
      const at = now();
      const mainPictureId = picture && (await insertPicture(tx, picture, at));
      return insertTour(tx, { ...form, mainPictureId }, { at, toImageFields });
    };
    const request = { route: "services", keyed, at: now() };
    const repeatable = { request, answer: tourService };
    return editContent(by, `Created ${form.title}`, publishing(draft, add), repeatable);
  };

/** Keeps omitted fields. 409 when `readAt` is given and no longer the last edit. */
const updateTour =
  ({ now, pictures, toImageFields, editContent }: Deps) =>
  async (
    by: Actor,
    id: string,
    { imageFile, ...form }: TourServiceForm,
    readAt: string | undefined,
    draft: PublishedDraft = {},
  ): Promise<TourService> => {
    const picture = imageFile && (await pictures.ingest(imageFile));
    const change = async (tx: Transaction) => {
      const at = now();
      const mainPictureId = picture && (await insertPicture(tx, picture, at));
      return changeTour(tx, { id, readAt }, { ...form, mainPictureId }, { at, toImageFields });
    };
    return editContent(by, `Changed ${form.title}`, publishing(draft, change));
  };

/** The tours; `get` also finds a slug. 404 for an id that does not exist; pictures are refused before anything is stored. */
export const createTourServicesService = (deps: Deps) => ({
  get: async (id: string): Promise<TourService> =>
    findServiceOrThrow((await deps.content.current()).content.services, id),
  /** A hidden one as well. */
  getForAdmin: async (id: string): Promise<TourService> =>
    findServiceOrThrow((await deps.content.current()).allServices, id),
  create: createTour(deps),
  update: updateTour(deps),
  changeAddress: changeTourAddress(deps),
  /** Skips tours that were deleted in between. */
  order: (by: Actor, ids: string[]) =>
    deps.editContent(by, "Changed the order of the tours", async (tx) => ({
      value: await setPositions(tx, tourServices, ids),
      event: { action: "tours.ordered", after: { ids } },
    })),
  remove: (by: Actor, id: string) =>
    deps.editContent(by, "Deleted a tour", async (tx) => {
      const tour = await readTour(tx, id, deps.toImageFields);
      const tour_photos = await tx.delete(tourPhotos).where(eq(tourPhotos.tourId, id)).returning();
      const tour_services = await tx
        .delete(tourServices)
        .where(eq(tourServices.id, id))
        .returning();
      return toDeletion(
        { action: "tour.deleted", subject: toSubject(tour) },
        {
          kind: "tour",
          recordId: id,
          name: tour.title,
          rows: { tour_services, tour_photos },
          path: tourPagePath(tour_services[0]?.slug ?? id),
        },
      );
    }),
});
export type TourServicesService = ReturnType<typeof createTourServicesService>;
