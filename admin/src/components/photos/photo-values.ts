import { type TourPhoto, tourPhoto } from "shared/content/tours/tour-photos";
import type { Picture } from "shared/media/pictures";
import { z } from "zod";

/** The typed text, valid or not. */
export const photoValues = tourPhoto.pick({ picture: true, image: true }).extend({
  caption: z.string(),
  alt: z.string(),
  isDecorative: z.boolean().default(false),
});
export type PhotoValues = z.infer<typeof photoValues>;

export const toPhotoValues = (
  { picture, caption, alt }: Omit<TourPhoto, "image" | "imageFile">,
  image: TourPhoto["image"],
): PhotoValues => ({
  picture,
  image,
  caption: caption ?? "",
  alt: alt ?? "",
  isDecorative: alt === "",
});

/** A photo that was just uploaded. */
export const newPhotoValues = ({ _id, image }: Pick<Picture, "_id" | "image">): PhotoValues =>
  toPhotoValues({ picture: _id, caption: null, alt: null }, image);

export const fromPhotoValues = ({ picture, caption, alt, isDecorative }: PhotoValues) => ({
  picture,
  caption,
  alt,
  ...(isDecorative && { decorative: true }),
});

export const describePhotoAlt = ({
  alt,
  isDecorative,
}: Pick<PhotoValues, "alt" | "isDecorative">) => (isDecorative ? "Decorative" : alt);
