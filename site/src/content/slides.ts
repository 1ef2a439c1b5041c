import type { Image } from "shared/media/images";

export type Slide = {
  image: Image;
  alt: string;
  /** The owner's line, shown on the picture. */
  text?: string | undefined;
};

export const slidesFile = "/slides.json";

/** Throws if the file is not a list of slides; leaves out slides without a picture. */
export function parseSlides(body: Slide[] | undefined): Slide[] {
  if (!Array.isArray(body)) throw new Error("Not the slides");
  return body.filter((slide) => slide?.image?.src);
}
