import { z } from "zod";

/** A picture ready to be shown: main rendition, its size in px, a colour until it has loaded. */
export const image = z.object({
  src: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  /** `#rrggbb`, the picture's average. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** For `<picture>`: `srcset` of `/media` URLs with `w` descriptors, best type first. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});
export type Image = z.infer<typeof image>;

/** A file sent as `imageFile`. What it really is, the server decides by its bytes. */
const pictureFile = z.instanceof(File, { error: "imageFile must be a file." });

const isEmptyPart = (value: unknown) =>
  value === "" || (value instanceof File && value.size === 0 && value.name === "");

/** `imageFile` that may be left out; an empty unnamed part (a file field left empty) counts as none. */
export const optionalPicture = z.preprocess(
  (value) => (isEmptyPart(value) ? undefined : value),
  pictureFile.optional(),
);

/** `imageFile` that must be there. */
export const requiredPicture = z.preprocess(
  (value) => (isEmptyPart(value) ? undefined : value),
  z.instanceof(File, { error: "imageFile is required." }),
);
