import { GalleryView } from "../components/gallery/GalleryView.tsx";
import { useGalleryPage } from "../components/gallery/useGalleryPage.ts";
import { type FetchState, useFetch } from "../components/ui/useFetch.ts";
import {
  countPages,
  type GalleryPage,
  liveGalleryPath,
  paginateGallery,
  parseGallery,
} from "../content/gallery.ts";

export function LiveGallery({ api = "" }: { api?: string }) {
  const url = `${api}/api/gallery`;
  const { state: gallery, retry } = useFetch(url, parseGallery);
  const pageCount =
    gallery.kind === "loaded" ? countPages(gallery.value.length) : Number.POSITIVE_INFINITY;
  const { page, open, section } = useGalleryPage(1, pageCount, liveGalleryPath);
  const state: FetchState<GalleryPage> =
    gallery.kind === "loaded"
      ? { kind: "loaded", value: paginateGallery(gallery.value, page) }
      : gallery;

  return (
    <GalleryView
      state={state}
      page={page}
      pageCount={pageCount}
      section={section}
      album={url}
      getAddress={liveGalleryPath}
      onOpen={open}
      onRetry={retry}
    />
  );
}
