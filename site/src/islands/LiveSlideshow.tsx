import { SlideFrame } from "../components/slideshow/SlideFrame.tsx";
import { useFetch } from "../components/ui/useFetch.ts";
import { parseGallery } from "../content/gallery.ts";
import { selectSlides } from "../content/select-slides.ts";
import { parseTourServices } from "../content/tours/tour-services.ts";

type Props = {
  api?: string;
  /** Ids of gallery photos. */
  chosen?: string[];
  texts?: Parameters<typeof selectSlides>[3];
};

/** Live mode: leaves out lists that failed to load. */
export function LiveSlideshow({ api = "", chosen = [], texts = {} }: Props) {
  const { state: gallery } = useFetch(`${api}/api/gallery`, parseGallery);
  const { state: services } = useFetch(`${api}/api/services`, parseTourServices);
  if (gallery.kind === "loading" || services.kind === "loading") return null;

  const slides = selectSlides(
    gallery.kind === "loaded" ? gallery.value : [],
    services.kind === "loaded" ? services.value : [],
    chosen,
    texts,
  );
  return slides.length > 0 ? <SlideFrame slides={slides} /> : null;
}
