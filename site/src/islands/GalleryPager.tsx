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
  /** The prebuilt page with these photos. */
  page: number;
};

/** The web server's reason for a missing file does not help visitors. */
const withoutReason = (state: FetchState<GalleryPage>): FetchState<GalleryPage> =>
  state.kind === "failed" ? { kind: "failed", message: undefined } : state;

/** Fetches pages other than the prebuilt one as JSON. */
export function GalleryPager({ page: built, photos, pageCount }: Props) {
  const [lastPage, setLastPage] = useState(pageCount);
  const { page, open, section } = useGalleryPage(built, lastPage, galleryPagePath);
  const isBuilt = page === built;
  const { state, retry } = useFetch(isBuilt ? undefined : galleryFilePath(page), parseGalleryPage);

  // The file may come from a newer release.
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
      getAddress={galleryPagePath}
      onOpen={open}
      onRetry={retry}
    />
  );
}
