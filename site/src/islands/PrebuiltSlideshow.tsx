import { HeroSlideshow } from "../components/slideshow/HeroSlideshow.tsx";
import { useFetch } from "../components/ui/useFetch.ts";
import { parseSlides, type Slide, slidesFile } from "../content/slides.ts";

/** The page contains the first picture alone; a file lists them all. */
export function PrebuiltSlideshow({ first }: { first: Slide }) {
  const { state } = useFetch(slidesFile, parseSlides);
  const slides = state.kind === "loaded" ? state.value : [];
  return <HeroSlideshow slides={slides.length > 0 ? slides : [first]} />;
}
