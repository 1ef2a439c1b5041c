import { z } from "zod";
import { changedSingleLineText } from "../text/text.ts";
import { focalPoint, image, requiredPicture } from "./images.ts";

export const pictureForm = z.object({ imageFile: requiredPicture });

/** An uploaded picture; deleted after a week unless something uses it. */
export const picture = z.object({
  _id: z.string(),
  imageFile: z.string(),
  image,
  /** The permission to show it, and its date; missing if nobody noted it. */
  permission: z.string().optional(),
});
export type Picture = z.infer<typeof picture>;

export const pictureSaved = z.object({ picture });

/** Missing fields keep their values; `null` clears it. */
export const pictureChange = z.object({
  focalPoint: focalPoint.nullish(),
  photographer: changedSingleLineText("Photographer"),
  permission: changedSingleLineText("Permission"),
});
export type PictureChange = z.infer<typeof pictureChange>;
