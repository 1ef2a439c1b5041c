import { SlideFrame } from "../components/slideshow/SlideFrame.tsx";
import { useFetch } from "../components/ui/useFetch.ts";
import { parseSlides, type Slide, slidesFile } from "../content/slides.ts";

/** The page holds the first slide alone, which stays where the list of the others cannot be loaded. */
export function Slideshow({ first }: { first: Slide }) {
  const { state } = useFetch(slidesFile, parseSlides);
  const slides = state.kind === "loaded" ? state.value : [];
  return <SlideFrame slides={slides.length > 0 ? slides : [first]} />;
}
