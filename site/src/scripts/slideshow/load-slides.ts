import { parseSlides, type Slide, slidesFile } from "../../content/slides/slides.ts";

/** The page contains the first picture alone, which stays where the list is missing. */
export async function loadSlides(): Promise<Slide[]> {
  try {
    return parseSlides(await (await fetch(slidesFile)).json());
  } catch {
    return [];
  }
}
