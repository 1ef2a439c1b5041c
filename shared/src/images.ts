import { z } from "zod";

/** `color` is shown until the picture has loaded. */
export const image = z.object({
  src: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** For `<picture>`: `srcset` of `/media` URLs with `w` descriptors, best type first. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});
export type Image = z.infer<typeof image>;

const pictureFile = z.instanceof(File, { error: "imageFile must be a file." });

const isEmptyPart = (value: unknown) =>
  value === "" || (value instanceof File && value.size === 0 && value.name === "");

/** An empty unnamed part is a file field left empty. */
export const optionalPicture = z.preprocess(
  (value) => (isEmptyPart(value) ? undefined : value),
  pictureFile.optional(),
);

export const requiredPicture = z.preprocess(
  (value) => (isEmptyPart(value) ? undefined : value),
  z.instanceof(File, { error: "imageFile is required." }),
);
