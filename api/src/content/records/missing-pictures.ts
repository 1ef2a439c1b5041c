import { inArray } from "drizzle-orm";
import type { PageBlock } from "shared/content/pages/page-blocks";
import { listPagePictures, pageInput } from "shared/content/pages/pages";
import { type RecordRef, tourDocument } from "shared/content/records/records";
import { siteSettings } from "shared/content/site-settings/site-settings";
import type { Transaction } from "#platform/db/transaction.ts";
import { parseInput } from "#platform/parse-input.ts";
import { pictures } from "#tables/pictures.ts";

type Pictured = {
  ids: string[];
  /** The document without these pictures. */
  leaveOut: (gone: ReadonlySet<string>) => unknown;
};

const readTour = (document: unknown): Pictured => {
  const tour = parseInput(tourDocument, document);
  const { photos } = tour;
  return {
    ids: photos.map(({ picture }) => picture),
    leaveOut: (gone) => ({ ...tour, photos: photos.filter(({ picture }) => !gone.has(picture)) }),
  };
};

const withoutPhotos = (block: PageBlock, gone: ReadonlySet<string>): PageBlock[] => {
  if (block.type === "picture") return gone.has(block.photo.picture) ? [] : [block];
  if (block.type !== "itinerary") return [block];
  const stages = block.stages.map((stage) =>
    stage.photo && gone.has(stage.photo.picture) ? { ...stage, photo: null } : stage,
  );
  return [{ ...block, stages }];
};

const readPage = (document: unknown): Pictured => {
  const page = parseInput(pageInput, document);
  const { story, blocks } = page;
  return {
    ids: listPagePictures(page),
    leaveOut: (gone) => ({
      ...page,
      story: story?.photo && gone.has(story.photo.picture) ? { ...story, photo: null } : story,
      blocks: blocks.flatMap((block) => withoutPhotos(block, gone)),
    }),
  };
};

const readBrand = (document: unknown): Pictured => {
  const brand = parseInput(siteSettings.shape.brand, document);
  return { ids: brand.logo ? [brand.logo] : [], leaveOut: () => ({ ...brand, logo: null }) };
};

const readPictured = ({ kind, id }: RecordRef, document: unknown): Pictured => {
  if (kind === "tour") return readTour(document);
  if (kind === "page") return readPage(document);
  if (kind === "settings" && id === "brand") return readBrand(document);
  return { ids: [], leaveOut: () => document };
};

/** The document without the pictures that are no longer stored, and how many of them it named. */
export const withoutMissingPictures = async (
  tx: Pick<Transaction, "select">,
  record: RecordRef,
  document: unknown,
) => {
  const { ids, leaveOut } = readPictured(record, document);
  const rows = await tx.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, ids));
  const stored = new Set(rows.map(({ id }) => id));
  const gone = new Set(ids.filter((id) => !stored.has(id)));
  return { document: gone.size > 0 ? leaveOut(gone) : document, missing: gone.size };
};
