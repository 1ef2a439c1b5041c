import { z } from "zod";
import { image, requiredPicture } from "./images.ts";

export const pictureForm = z.object({ imageFile: requiredPicture });

/** An uploaded picture; deleted after a week unless something uses it. */
export const picture = z.object({ _id: z.string(), imageFile: z.string(), image });
export type Picture = z.infer<typeof picture>;

export const pictureSaved = z.object({ picture });
