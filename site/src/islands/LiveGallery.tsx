import { GalleryView } from "../components/gallery/GalleryView.tsx";
import { useGalleryPage } from "../components/gallery/useGalleryPage.ts";
import { type FetchState, useFetch } from "../components/ui/useFetch.ts";
import {
  type GalleryPage,
  liveGalleryPath,
  pageCountOf,
  paginateGallery,
  parseGallery,
} from "../content/gallery.ts";

export function LiveGallery({ api = "" }: { api?: string }) {
  const url = `${api}/api/gallery`;
  const { state: all, retry } = useFetch(url, parseGallery);
  const pageCount =
    all.kind === "loaded" ? pageCountOf(all.value.length) : Number.POSITIVE_INFINITY;
  const { page, open, section } = useGalleryPage(1, pageCount, liveGalleryPath);
  const state: FetchState<GalleryPage> =
    all.kind === "loaded" ? { kind: "loaded", value: paginateGallery(all.value, page) } : all;

  return (
    <GalleryView
      state={state}
      page={page}
      pageCount={pageCount}
      section={section}
      album={url}
      addressOf={liveGalleryPath}
      onOpen={open}
      onRetry={retry}
    />
  );
}
