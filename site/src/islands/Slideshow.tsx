import { SlideFrame } from "../components/slideshow/SlideFrame.tsx";
import { useFetch } from "../components/ui/useFetch.ts";
import { parseSlides, type Slide, slidesFile } from "../content/slides.ts";

/** The page contains the first slide only, which stays if the list of slides fails to load. */
export function Slideshow({ first }: { first: Slide }) {
  const { state } = useFetch(slidesFile, parseSlides);
  const slides = state.kind === "loaded" ? state.value : [];
  return <SlideFrame slides={slides.length > 0 ? slides : [first]} />;
}
