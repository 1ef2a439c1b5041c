import type { Image } from "shared/images";
import { isListOf, isShape, isString } from "../../lib/guards.ts";
import { isImage } from "../image.ts";

export type Slide = { image: Image; alt: string };

export const slidesFile = "/slides.json";

const isSlideList = isListOf(isShape<Slide>({ image: isImage, alt: isString }));

/** Throws if the file is something else. */
export function parseSlides(body: unknown): Slide[] {
  if (!isSlideList(body)) throw new Error("Not the slides");
  return body;
}
