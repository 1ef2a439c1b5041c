import { z } from "zod";

const pixels = z.int().min(1);

/** `color` fills the space until the picture has loaded. */
export const image = z.object({
  src: z.string(),
  width: pixels,
  height: pixels,
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** For `<picture>`: `srcset` of `/media` URLs with `w` descriptors, best type first. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
  /** Cropped to 1.91:1 for link previews; missing if the picture is too small for a width of 600 px. */
  share: z.object({ src: z.string(), width: pixels, height: pixels }).optional(),
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
