import { HeroSlideshow } from "../components/slideshow/HeroSlideshow.tsx";
import { useAnswer } from "../components/ui/useFetch.ts";
import { readSlides, type Slide, slidesFile } from "../content/slides.ts";

/** The slideshow of a prebuilt page, which holds the first picture; a file names them all. */
export function PrebuiltSlideshow({ first }: { first: Slide }) {
  const { answer } = useAnswer(slidesFile, readSlides);
  const slides = answer.kind === "loaded" ? answer.value : [];
  return <HeroSlideshow slides={slides.length > 0 ? slides : [first]} />;
}
