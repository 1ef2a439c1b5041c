import { tourPhoto } from "shared/content/tours/tour-photos";
import { z } from "zod";

/** The typed text, valid or not. */
export const photoValues = tourPhoto
  .pick({ picture: true, image: true })
  .extend({ caption: z.string(), alt: z.string() });
export type PhotoValues = z.infer<typeof photoValues>;
