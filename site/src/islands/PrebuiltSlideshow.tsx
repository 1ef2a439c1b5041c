import { HeroSlideshow } from "../components/slideshow/HeroSlideshow.tsx";
import { useFetch } from "../components/ui/useFetch.ts";
import { parseSlides, type Slide, slidesFile } from "../content/slides.ts";

/** The slideshow of a prebuilt page, which holds the first picture; a file names them all. */
export function PrebuiltSlideshow({ first }: { first: Slide }) {
  const { state } = useFetch(slidesFile, parseSlides);
  const slides = state.kind === "loaded" ? state.value : [];
  return <HeroSlideshow slides={slides.length > 0 ? slides : [first]} />;
}
