import { galleryOf } from "../lib/gallery.ts";
import { selectSlides } from "../lib/slides.ts";
import { tourServicesOf } from "../lib/tour-services.ts";
import { HeroSlideshow } from "./HeroSlideshow.tsx";
import { useAnswer } from "./useAnswer.ts";

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
