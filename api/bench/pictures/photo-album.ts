import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawPhotoLike } from "./photo-like.ts";

const sides = { width: 4_000, height: 3_000 } as const;

/** As phones save their photos. */
const camera = { quality: 92 } as const;

/** So many synthetic 12-megapixel photos as JPEG, each another part and light of one large picture. */
export const makeAlbum = async (count: number) => {
  const large = { width: sides.width * 1.25, height: sides.height * 1.25 };
  const pixels = await (await drawPhotoLike(large, 1)).png({ compressionLevel: 0 }).toBuffer();
  const photos: Buffer[] = [];
  for (let number = 0; number < count; number += 1) {
    const part = number % 4;
    const photo = sharp(pixels)
      .extract({
        ...sides,
        left: part % 2 ? large.width - sides.width : 0,
        top: part > 1 ? large.height - sides.height : 0,
      })
      .flop(number % 8 > 3)
      .modulate({ hue: number * 37, brightness: 0.85 + (number % 5) * 0.08 });
    photos.push(await photo.jpeg(camera).toBuffer());
  }
  return photos;
};

/** All JPEGs of a folder, such as photographs that may not be given away. */
export const readAlbum = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => /\.jpe?g$/i.test(name)).toSorted();
  return Promise.all(names.map((name) => readFile(join(folder, name))));
};

/** The same picture as other bytes, so that it is taken in once more. */
export const asAnother = (photo: Buffer, number: number) =>
  Buffer.concat([photo, Buffer.from(`another ${number}`)]);
