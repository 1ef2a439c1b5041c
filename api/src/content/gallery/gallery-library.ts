import type { GalleryItem, LibraryQuery } from "shared/content/gallery";
import { limits } from "shared/limits";
import { foldText } from "shared/text/fold-text";
import type { Database } from "#platform/db/client.ts";
import type { Snapshot } from "../snapshot/content.service.ts";
import { createIsUnused } from "./photo-uses.ts";

type Test = (photo: GalleryItem) => boolean;

/** The searched text of each photo, folded once per revision. */
const foldedTexts = new WeakMap<GalleryItem[], Map<string, string>>();

const readTexts = (gallery: GalleryItem[]) => {
  const known = foldedTexts.get(gallery);
  if (known) return known;
  const texts = new Map(
    gallery.map(({ _id, title, alt, image }) => [
      _id,
      foldText([title, alt, image.photographer].join("\n")),
    ]),
  );
  foldedTexts.set(gallery, texts);
  return texts;
};

const createSearch = (gallery: GalleryItem[], q: string): Test => {
  const texts = readTexts(gallery);
  const folded = foldText(q);
  return ({ _id }) => texts.get(_id)?.includes(folded) ?? false;
};

const createIsOfTour = ({ allServices }: Snapshot, id: string): Test => {
  const tour = allServices.find(({ _id }) => _id === id);
  const shown = new Set(tour?.photos.map(({ picture }) => picture));
  return (photo) => photo.tour === id || shown.has(photo.picture);
};

const createFilter = async (
  { read }: Database,
  snapshot: Snapshot,
  show: LibraryQuery["show"],
): Promise<Test[]> => {
  if (show === "undescribed") return [({ alt }) => alt === null];
  if (show === "small") return [({ image }) => image.width < limits.smallPhoto];
  if (show === "unused") return [await createIsUnused(read, snapshot)];
  return [];
};

/** One page of the gallery, searched in titles, alternative texts and names of photographers. */
export const listLibraryPage = async (
  db: Database,
  snapshot: Snapshot,
  { page, pageSize, q, show, tour }: LibraryQuery,
) => {
  const { allPhotos } = snapshot;
  const tests = [
    ...(await createFilter(db, snapshot, show)),
    ...(tour === undefined ? [] : [createIsOfTour(snapshot, tour)]),
    ...(q === undefined ? [] : [createSearch(allPhotos, q)]),
  ];
  const found = allPhotos.filter((photo) => tests.every((test) => test(photo)));
  const first = (page - 1) * pageSize;
  return { photos: found.slice(first, first + pageSize), total: found.length, page, pageSize };
};
