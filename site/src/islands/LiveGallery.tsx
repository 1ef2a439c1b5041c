import { GalleryView } from "../components/gallery/GalleryView.tsx";
import { useGalleryPage } from "../components/gallery/useGalleryPage.ts";
import { type Answer, useAnswer } from "../components/ui/useFetch.ts";
import { type GalleryPage, galleryOf, galleryPageOf } from "../content/gallery.ts";
import { liveGalleryPath } from "../content/gallery-address.ts";

/** The gallery of a page that was built without content: asks the API once, for all pictures. */
export function LiveGallery({ api = "" }: { api?: string }) {
  const { answer: all, retry } = useAnswer(`${api}/api/gallery`, galleryOf);
  const pageCount =
    all.kind === "loaded" ? galleryPageOf(all.value, 1).pageCount : Number.POSITIVE_INFINITY;
  const { page, open, pictures } = useGalleryPage(1, pageCount, liveGalleryPath);
  const answer: Answer<GalleryPage> =
    all.kind === "loaded" ? { kind: "loaded", value: galleryPageOf(all.value, page) } : all;

  return (
    <GalleryView
      answer={answer}
      page={page}
      pageCount={pageCount}
      pictures={pictures}
      addressOf={liveGalleryPath}
      onOpen={open}
      onRetry={retry}
    />
  );
}
