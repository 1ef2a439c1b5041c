import type { Image } from "shared/images";
import type { pictures } from "#db/schema.ts";
import { renditionTypes } from "./rendition-plan.ts";

type PictureRow = typeof pictures.$inferSelect;

/** The public address of a file in the store. */
export const mediaUrl = (file: string) => `/media/${file}`;

/** What a page needs to show a stored picture. */
export const toImage = ({ mainFile, width, height, color, renditions }: PictureRow): Image => ({
  src: mediaUrl(mainFile),
  width,
  height,
  color,
  sources: renditionTypes.flatMap((type) => {
    const files = renditions.filter((rendition) => rendition.type === type);
    const srcset = files.map((file) => `${mediaUrl(file.file)} ${file.width}w`).join(", ");
    return srcset ? [{ type, srcset }] : [];
  }),
});
