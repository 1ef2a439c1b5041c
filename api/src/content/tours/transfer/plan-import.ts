import { isDeepStrictEqual } from "node:util";
import { toPhotoTexts } from "shared/content/tours/tour-photos";
import type { TourService } from "shared/content/tours/tour-services";
import {
  type PortableTour,
  portableTour,
  type TourImportRow,
} from "shared/content/tours/tour-transfer";
import { findPriceDoubts } from "shared/content/tours/typed-prices/price-doubts";
import { tourPagePath } from "shared/paths";
import { mapInTurns } from "#platform/async/map-in-turns.ts";
import { AppError, invalidField } from "#platform/errors.ts";
import { parseInput } from "#platform/parse-input.ts";
import { addressTaken } from "../../addresses/page-addresses.ts";
import { refuseTrashed } from "../../addresses/trashed-addresses.ts";
import { parseChatContact } from "../chat-contact.ts";
import { parseDescription } from "../description.ts";
import type { FileRow } from "./file-row.ts";
import type { ImportPlan } from "./import-plan.ts";
import type { HashPhotos } from "./photo-hashes.ts";
import { changedFields, emptyTour, toTableTour } from "./portable-tour.ts";
import { type StoredPictures, toPhotoInputs } from "./stored-pictures.ts";

type PlanRow = ImportPlan["rows"][number];

type PlanDeps = {
  tours: TourService[];
  /** Names of deleted tours by the ids and addresses that stay taken. */
  trashed: ReadonlyMap<string, string>;
  country: string;
  pictures: StoredPictures;
  hashes: ReadonlyMap<string, string>;
  hashPhotos: HashPhotos;
};

const hasOtherPhotos = (
  stored: TourService,
  { photos }: PortableTour,
  { hashes, pictures }: PlanDeps,
) => {
  if (!photos) return false;
  const now = stored.photos.map((photo) => ({ picture: photo.picture, ...toPhotoTexts(photo) }));
  return !isDeepStrictEqual(now, toPhotoInputs(photos, hashes, pictures));
};

const findDoubts = ({ id, facts }: PortableTour, tours: TourService[]) => {
  const listPrices = (isIts: boolean) =>
    tours.filter(({ _id }) => (_id === id) === isIts).flatMap((tour) => tour.facts.prices);
  const stored = listPrices(true);
  const isNew = (price: object) => !stored.some((known) => isDeepStrictEqual(known, price));
  const storedPrices = facts.prices.filter((price) => !isNew(price));
  return findPriceDoubts(facts.prices.filter(isNew), [...listPrices(false), ...storedPrices]);
};

const refuseTaken = ({ id, slug }: PortableTour, { tours, trashed }: PlanDeps) => {
  const other = tours.find((tour) => tour._id !== id && (tour._id === slug || tour.slug === slug));
  if (other) throw addressTaken(other.title);
  refuseTrashed(trashed.get(slug));
};

type Planned = Pick<PlanRow, "status" | "changes" | "tour" | "readAt" | "doubts">;

const planTour = async (
  { id, layOver }: FileRow,
  deps: PlanDeps,
): Promise<Planned & { tour: PortableTour }> => {
  refuseTrashed(deps.trashed.get(id));
  const stored = deps.tours.find(({ _id }) => _id === id);
  const before = stored ? toTableTour(stored) : emptyTour(id);
  const parsed = parseInput(portableTour, layOver(before));
  const { slug, detailPage } = parsed;
  const isOwnPage = detailPage === tourPagePath(before.slug);
  const tour = {
    ...parsed,
    ...parseDescription(parsed, stored),
    detailPage: isOwnPage ? tourPagePath(slug) : detailPage,
  };
  refuseTaken(tour, deps);
  parseChatContact(tour.details.whatsapp, {
    stored: stored?.details.whatsapp,
    country: deps.country,
  });
  await deps.hashPhotos(tour);
  const readAt = stored?.updatedAt ?? null;
  const doubts = findDoubts(tour, deps.tours);
  if (!stored) return { status: "new", changes: [], tour, readAt, doubts };
  const fields = changedFields(before, tour, deps.country);
  const changes = hasOtherPhotos(stored, tour, deps) ? [...fields, "photos"] : fields;
  return { status: changes.length > 0 ? "changed" : "same", changes, tour, readAt, doubts };
};

const refused: Planned = { status: "refused", changes: [], tour: null, readAt: null, doubts: [] };

/** Plans the change of each row; invalid rows carry their error. */
export const planImport = async (rows: FileRow[], deps: PlanDeps): Promise<PlanRow[]> => {
  const takenBy = new Map<string, number>();
  const takeOnce = (part: string, row: number) => {
    const other = takenBy.get(part);
    if (other && other !== row) throw invalidField("id", `Row ${other} already has “${part}”.`);
    takenBy.set(part, row);
  };
  const planRow = async (row: FileRow): Promise<PlanRow> => {
    const { id, title } = row;
    const named: Pick<TourImportRow, "row" | "id" | "title"> = { row: row.row, id, title };
    try {
      takeOnce(id, row.row);
      const planned = await planTour(row, deps);
      takeOnce(planned.tour.slug, row.row);
      return { ...named, title: planned.tour.title, ...planned, reason: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ...named, ...refused, reason: error.message };
    }
  };
  return mapInTurns(rows, planRow);
};
