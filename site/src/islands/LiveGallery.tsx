import { type GalleryPage, galleryOf, galleryPageOf } from "../lib/gallery.ts";
import { liveGalleryPath } from "../lib/gallery-address.ts";
import { GalleryView } from "./GalleryView.tsx";
import { type Answer, useAnswer } from "./useAnswer.ts";
import { useGalleryPage } from "./useGalleryPage.ts";

/** The gallery of a page that was built without content: asks the API once, for all pictures. */
export function LiveGallery({ api = "" }: { api?: string }) {
  const { answer: all, retry } = useAnswer(`${api}/api/gallery`, galleryOf);
  const { page: wanted, open, pictures } = useGalleryPage(1, liveGalleryPath);
  const answer: Answer<GalleryPage> =
    all.kind === "loaded" ? { kind: "loaded", value: galleryPageOf(all.value, wanted) } : all;
  const pageCount = answer.kind === "loaded" ? answer.value.pageCount : 1;

  return (
    <GalleryView
      answer={answer}
      page={answer.kind === "loaded" ? Math.min(wanted, pageCount) : wanted}
      pageCount={pageCount}
      pictures={pictures}
      addressOf={liveGalleryPath}
      onOpen={open}
      onRetry={retry}
    />
  );
}
