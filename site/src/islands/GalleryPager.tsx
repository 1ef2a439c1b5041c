import { useState } from "react";
import { GalleryView } from "../components/gallery/GalleryView.tsx";
import { useGalleryPage } from "../components/gallery/useGalleryPage.ts";
import { type Answer, useAnswer } from "../components/ui/useFetch.ts";
import { type GalleryPage, readGalleryPage } from "../content/gallery.ts";
import { galleryFilePath, galleryPagePath } from "../content/gallery-address.ts";

type Props = GalleryPage & {
  /** The page that was built, whose pictures these are. */
  page: number;
};

/** A file says nothing about why it is missing. */
const withoutReason = (answer: Answer<GalleryPage>): Answer<GalleryPage> =>
  answer.kind === "failed" ? { kind: "failed", message: undefined } : answer;

/** The gallery; all pages but the built one come from prebuilt files. */
export function GalleryPager({ page: built, photos, pageCount }: Props) {
  const [lastPage, setLastPage] = useState(pageCount);
  const { page, open, pictures } = useGalleryPage(built, lastPage, galleryPagePath);
  const isBuilt = page === built;
  const { answer, retry } = useAnswer(isBuilt ? undefined : galleryFilePath(page), readGalleryPage);

  // A file of a newer release knows better.
  if (answer.kind === "loaded" && answer.value.pageCount !== lastPage) {
    setLastPage(answer.value.pageCount);
  }

  return (
    <GalleryView
      answer={isBuilt ? { kind: "loaded", value: { photos, pageCount } } : withoutReason(answer)}
      page={page}
      pageCount={lastPage}
      pictures={pictures}
      addressOf={galleryPagePath}
      onOpen={open}
      onRetry={retry}
    />
  );
}
