import { type GalleryItem, galleryItemUpdateForm } from "shared/content/gallery";
import { focalPoint } from "shared/media/images";
import { z } from "zod";

/** `tour` is a tour's id, or empty; a `focalPoint` of `null` is the centre. */
export const photoDraft = z.object({
  title: z.string(),
  tour: z.string().nullable().default(null),
  alt: z.string().default(""),
  isDecorative: z.boolean().default(false),
  focalPoint: focalPoint.nullable().default(null),
  photographer: z.string().default(""),
  permission: z.string().default(""),
  /** A chosen file cannot be stored. */
  imageFile: z.null(),
});

export type PhotoValues = Omit<z.infer<typeof photoDraft>, "imageFile"> & {
  imageFile: File | null;
};

export const emptyPhoto: PhotoValues = photoDraft.parse({ title: "", imageFile: null });

export const photoFormValues = ({
  title,
  tour,
  alt,
  image,
  permission,
}: GalleryItem): PhotoValues => ({
  title,
  tour,
  alt: alt ?? "",
  isDecorative: alt === "",
  focalPoint: image.focalPoint ?? null,
  photographer: image.photographer ?? "",
  permission: permission ?? "",
  imageFile: null,
});

/** The current picture stays unless a new one is chosen. */
export const changedPhotoSchema = galleryItemUpdateForm.pick({
  title: true,
  alt: true,
  photographer: true,
  permission: true,
});

export const newPhotoSchema = changedPhotoSchema.extend({
  imageFile: z.instanceof(File, { error: "Choose a photo." }),
});

/** Compares by value: a form clones its values with each change. */
export const isSameField = (name: keyof PhotoValues, a: PhotoValues, b: PhotoValues) =>
  JSON.stringify(a[name]) === JSON.stringify(b[name]);

/** The fields that the user has changed: a missing one keeps what is stored. */
export const toPhotoParts = (values: PhotoValues, stored: PhotoValues) => {
  const isSame = (name: keyof PhotoValues) => isSameField(name, values, stored);
  const ifChanged = (name: "photographer" | "permission") => (isSame(name) ? null : values[name]);
  const isAltSame = isSame("alt") && isSame("isDecorative");
  return {
    title: values.title,
    tour: isSame("tour") ? null : (values.tour ?? ""),
    alt: isAltSame ? null : values.alt,
    decorative: isAltSame ? null : String(values.isDecorative),
    focalPoint: isSame("focalPoint") ? null : JSON.stringify(values.focalPoint),
    photographer: ifChanged("photographer"),
    permission: ifChanged("permission"),
  };
};
