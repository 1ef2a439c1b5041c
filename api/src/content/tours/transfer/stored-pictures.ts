import type { TourPhotoInput } from "shared/content/tours/tour-photos";
import type { PortablePhoto } from "shared/content/tours/tour-transfer";
import { hashInFileName } from "#media/storage/picture-files.ts";
import type { Storage } from "#media/storage/storage.ts";
import type { Database } from "#platform/db/client.ts";
import { pictures } from "#tables/pictures.ts";

export type StoredPictures = {
  /** By the id of the picture. */
  mainFiles: ReadonlyMap<string, string>;
  /** By the hash of what was uploaded, or of the JPEG that visitors get. */
  ids: ReadonlyMap<string, string>;
};

/** Photos of a file as a tour has them: with the id of the stored picture, or the one that it is going to get. */
export const toPhotoInputs = (
  photos: PortablePhoto[],
  hashes: ReadonlyMap<string, string>,
  { ids }: StoredPictures,
): TourPhotoInput[] =>
  photos.map(({ file, ...texts }) => {
    const hash = hashes.get(file) ?? "";
    return { picture: ids.get(hash) ?? hash, ...texts };
  });

/** The pictures whose files are there. */
export const readStoredPictures = async (
  { read }: Database,
  storage: Storage,
): Promise<StoredPictures> => {
  const files = new Set<string>();
  for await (const file of storage.list()) files.add(file);
  const rows = await read.select({ id: pictures.id, mainFile: pictures.mainFile }).from(pictures);
  const stored = rows.filter(({ mainFile }) => files.has(mainFile));
  return {
    mainFiles: new Map(stored.map(({ id, mainFile }) => [id, mainFile])),
    ids: new Map(
      stored.flatMap(({ id, mainFile }) => [
        [hashInFileName(mainFile) ?? id, id],
        [id, id],
      ]),
    ),
  };
};
