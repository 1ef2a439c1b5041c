import { HeroSlideshow } from "../components/slideshow/HeroSlideshow.tsx";
import { useAnswer } from "../components/ui/useFetch.ts";
import { galleryOf } from "../content/gallery.ts";
import { selectSlides } from "../content/slides.ts";
import { tourServicesOf } from "../content/tour-services.ts";

/** The slideshow of a page that was built without content; what cannot be loaded is left out. */
export function LiveSlideshow({ api = "" }: { api?: string }) {
  const { answer: gallery } = useAnswer(`${api}/api/gallery`, galleryOf);
  const { answer: services } = useAnswer(`${api}/api/services`, tourServicesOf);
  if (gallery.kind === "loading" || services.kind === "loading") return null;

  const slides = selectSlides(
    gallery.kind === "loaded" ? gallery.value : [],
    services.kind === "loaded" ? services.value : [],
  );
  return slides.length > 0 ? <HeroSlideshow slides={slides} /> : null;
}
