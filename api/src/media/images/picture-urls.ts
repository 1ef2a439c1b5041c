import type { Image } from "shared/images";
import type { pictures } from "#db/schema/pictures.ts";
import { renditionTypes, shareSize, shareType } from "./rendition-plan.ts";

type PictureRow = typeof pictures.$inferSelect;

export type ToImageFields = (row: PictureRow) => { imageFile: string; image: Image };

export const createToImageFields = (publicUrl = "/media"): ToImageFields => {
  const urlOf = (file: string) => `${publicUrl}/${file}`;

  return ({ mainFile, width, height, color, renditions }) => {
    const sources = renditionTypes.flatMap((type) => {
      const files = renditions.filter((rendition) => rendition.type === type);
      const srcset = files.map((file) => `${urlOf(file.file)} ${file.width}w`).join(", ");
      return srcset ? [{ type, srcset }] : [];
    });
    const src = urlOf(mainFile);
    const shared = renditions.find(({ type }) => type === shareType);
    const share = shared && { src: urlOf(shared.file), ...shareSize };
    return {
      imageFile: src,
      image: { src, width, height, color, sources, ...(share && { share }) },
    };
  };
};
