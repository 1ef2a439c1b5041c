import type { FocalPoint, Image } from "shared/media/images";
import { pictures } from "#tables/pictures.ts";
import { renditionTypes, shareHeight, shareType } from "./rendition-plan.ts";

const { id, mainFile, width, height, color, renditions, focalX, focalY, photographer } = pictures;
/** The columns that show a picture: lists have thousands of rows, and each further column takes time. */
export const shownPictureColumns = {
  id,
  mainFile,
  width,
  height,
  color,
  renditions,
  focalX,
  focalY,
  photographer,
};
type ShownPicture = Pick<typeof pictures.$inferSelect, keyof typeof shownPictureColumns>;

/** `undefined` for the centre. */
export const toFocalPoint = (
  row: Pick<ShownPicture, "focalX" | "focalY">,
): FocalPoint | undefined =>
  row.focalX === null || row.focalY === null ? undefined : { x: row.focalX, y: row.focalY };

export type ToImageFields = (picture: ShownPicture) => { imageFile: string; image: Image };

export const createToImageFields = (publicUrl = "/media"): ToImageFields => {
  const toUrl = (file: string) => `${publicUrl}/${file}`;

  return ({ mainFile, width, height, color, renditions, photographer, ...row }) => {
    const focalPoint = toFocalPoint(row);
    const sources = renditionTypes.flatMap((type) => {
      const files = renditions.filter((rendition) => rendition.type === type);
      const srcset = files.map((file) => `${toUrl(file.file)} ${file.width}w`).join(", ");
      return srcset ? [{ type, srcset }] : [];
    });
    const src = toUrl(mainFile);
    const shared = renditions.find(({ type }) => type === shareType);
    const share = shared && {
      src: toUrl(shared.file),
      width: shared.width,
      height: shareHeight(shared.width),
    };
    return {
      imageFile: src,
      image: {
        ...{ src, width, height, color, sources },
        ...(focalPoint && { focalPoint }),
        ...(photographer !== null && { photographer }),
        ...(share && { share }),
      },
    };
  };
};
