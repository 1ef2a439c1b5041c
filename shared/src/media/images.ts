import { z } from "zod";

const pixels = z.int().min(1);

const percent = z
  .int("A focal point is named in whole percent.")
  .min(0, "A focal point lies within the photo: from 0 to 100 percent.")
  .max(100, "A focal point lies within the photo: from 0 to 100 percent.");

/** In percent of width and height, from the top left. */
export const focalPoint = z.object({ x: percent, y: percent }, "A focal point has an x and a y.");
export type FocalPoint = z.infer<typeof focalPoint>;

/** `color` fills the space until the picture has loaded. */
export const image = z.object({
  src: z.string(),
  width: pixels,
  height: pixels,
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** For `<picture>`: `srcset` of `/media` URLs with `w` descriptors, best type first. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
  /** Stays visible where the picture is cropped; missing means the centre. */
  focalPoint: focalPoint.optional(),
  photographer: z.string().optional(),
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
