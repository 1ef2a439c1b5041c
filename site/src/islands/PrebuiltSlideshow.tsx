import { readSlides, type Slide, slidesFile } from "../lib/slides.ts";
import { HeroSlideshow } from "./HeroSlideshow.tsx";
import { useAnswer } from "./useAnswer.ts";

/** The slideshow of a prebuilt page, which holds the first picture; a file names them all. */
export function PrebuiltSlideshow({ first }: { first: Slide }) {
  const { answer } = useAnswer(slidesFile, readSlides);
  const slides = answer.kind === "loaded" ? answer.value : [];
  return <HeroSlideshow slides={slides.length > 0 ? slides : [first]} />;
}
