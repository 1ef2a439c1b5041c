import type { PortableTour } from "shared/content/tours/tour-transfer";
import { detectPictureType } from "#media/images/readable-types.ts";
import { contentHash } from "#media/storage/picture-files.ts";
import { invalidField } from "#platform/errors.ts";
import type { Archive } from "./archive/open-archive.ts";

/** Finds the hashes of a tour's photos; 400 naming the photo that is missing or no picture. */
export type HashPhotos = (tour: PortableTour) => Promise<void>;

/** Each photo is read once, one at a time; its hash is left in `hashes`. */
export const createHashPhotos =
  (archive: Archive | undefined, hashes: Map<string, string>): HashPhotos =>
  async ({ photos = [] }) => {
    for (const [index, { file }] of photos.entries()) {
      if (hashes.has(file)) continue;
      const bytes = await archive?.read(file).catch(() => undefined);
      const path = `photos.${index}.file`;
      if (!bytes) throw invalidField(path, `“${file}” is not in the archive, or damaged.`);
      if ((await detectPictureType(bytes)) !== "readable") {
        throw invalidField(path, `“${file}” is no JPEG, PNG or WebP picture.`);
      }
      hashes.set(file, contentHash(bytes));
    }
  };
