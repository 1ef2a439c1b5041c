import { useState } from "react";
import { GalleryView } from "../components/gallery/GalleryView.tsx";
import { useGalleryPage } from "../components/gallery/useGalleryPage.ts";
import { type FetchState, useFetch } from "../components/ui/useFetch.ts";
import {
  type GalleryPage,
  galleryFilePath,
  galleryPagePath,
  galleryPhotosFile,
  parseGalleryPage,
} from "../content/gallery.ts";

type Props = GalleryPage & {
  /** The prebuilt page, whose photos these are. */
  page: number;
};

/** The web server gives no reason worth showing for a missing file. */
const withoutReason = (state: FetchState<GalleryPage>): FetchState<GalleryPage> =>
  state.kind === "failed" ? { kind: "failed", message: undefined } : state;

/** Other pages than the prebuilt one are fetched as JSON. */
export function GalleryPager({ page: built, photos, pageCount }: Props) {
  const [lastPage, setLastPage] = useState(pageCount);
  const { page, open, section } = useGalleryPage(built, lastPage, galleryPagePath);
  const isBuilt = page === built;
  const { state, retry } = useFetch(isBuilt ? undefined : galleryFilePath(page), parseGalleryPage);

  // The file may be of a newer release.
  if (state.kind === "loaded" && state.value.pageCount !== lastPage) {
    setLastPage(state.value.pageCount);
  }

  return (
    <GalleryView
      state={isBuilt ? { kind: "loaded", value: { photos, pageCount } } : withoutReason(state)}
      page={page}
      pageCount={lastPage}
      section={section}
      album={galleryPhotosFile}
      addressOf={galleryPagePath}
      onOpen={open}
      onRetry={retry}
    />
  );
}
