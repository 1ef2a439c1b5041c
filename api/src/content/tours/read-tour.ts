import { toTourDocument } from "shared/content/records/records";
import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath } from "shared/paths";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { notFound } from "#platform/errors.ts";
import { readTourService } from "../snapshot/content.service.ts";

/** 404 for an id that does not exist. */
export const readTour = async (tx: Transaction, id: string, toImageFields: ToImageFields) => {
  const tour = await readTourService(tx, id, toImageFields);
  if (!tour) throw notFound("Service");
  return tour;
};

export const toSubject = ({ _id: id, title: name }: TourService) =>
  ({ kind: "tour", id, name }) as const;

export const toAddress = ({ slug, isShown }: TourService) => ({
  path: tourPagePath(slug),
  isShown,
});

/** A change as versions record it. */
export const toTourChange = (before: TourService | null, after: TourService) => ({
  kind: "tour" as const,
  id: after._id,
  name: after.title,
  before: before && { document: toTourDocument(before), updatedAt: before.updatedAt },
  after: toTourDocument(after),
});
