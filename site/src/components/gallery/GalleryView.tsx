import type { RefObject } from "react";
import { tourPagePath } from "shared/paths";
import type { GalleryPage, GalleryPhoto } from "../../content/gallery.ts";
import { siteLimits } from "../../lib/limits.ts";
import { pictureSizes } from "../../lib/picture-sizes.ts";
import { LoadFailure } from "../ui/LoadFailure.tsx";
import { PhotoCredit } from "../ui/PhotoCredit.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Skeletons } from "../ui/Skeletons.tsx";
import type { FetchState } from "../ui/useFetch.ts";
import { PageLinks } from "./PageLinks.tsx";

/** A title that the picture's text repeats is hidden from screen readers. */
const isRepeated = ({ alt }: GalleryPhoto) => !alt;

function PhotoGrid({ photos }: { photos: GalleryPhoto[] }) {
  return (
    <ul className="gallery">
      {photos.map((photo, index) => {
        const { _id, image, title, alt, tour } = photo;
        return (
          <li key={_id}>
            <figure className="photo enlargeable">
              <a
                className="photo__link"
                href={image.src}
                aria-label={alt === "" ? `Enlarge “${title}”` : undefined}
                data-enlarge
                data-astro-prefetch="false"
              >
                <Picture
                  image={image}
                  alt={alt ?? title}
                  sizes={pictureSizes.photo}
                  loading={index === 0 ? "eager" : "lazy"}
                  fetchPriority={index === 0 ? "high" : "low"}
                />
              </a>
              {tour && (
                <a className="photo__tour" href={tourPagePath(tour.slug)}>
                  {tour.title ?? "See the tour"}
                </a>
              )}
              <figcaption aria-hidden={isRepeated(photo) || undefined}>{title}</figcaption>
              <PhotoCredit image={image} />
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

type Props = {
  state: FetchState<GalleryPage>;
  page: number;
  /** `Infinity` while unknown. */
  pageCount: number;
  section: RefObject<HTMLElement | null>;
  album: string;
  getAddress: (page: number) => string;
  onOpen: (page: number) => void;
  onRetry: () => void;
};

function Photos({ state, onRetry }: Pick<Props, "state" | "onRetry">) {
  if (state.kind === "loading") {
    return <Skeletons className="gallery" count={siteLimits.skeletons.gallery} lines={1} />;
  }
  if (state.kind === "failed") {
    return <LoadFailure text={state.message ?? "Failed to fetch gallery."} onRetry={onRetry} />;
  }
  if (state.value.photos.length === 0) {
    return <p className="notice">No gallery images available.</p>;
  }
  return <PhotoGrid photos={state.value.photos} />;
}

const pageLabel = ({ page, pageCount }: Pick<Props, "page" | "pageCount">) =>
  Number.isFinite(pageCount) ? `Page ${page} of ${pageCount}` : `Page ${page}`;

export function GalleryView({ state, section, album, onRetry, ...links }: Props) {
  return (
    <>
      <section
        className="gallery-page"
        aria-label={pageLabel(links)}
        aria-busy={state.kind === "loading"}
        data-album={links.pageCount > 1 ? album : undefined}
        tabIndex={-1}
        ref={section}
      >
        <Photos state={state} onRetry={onRetry} />
      </section>
      <PageLinks {...links} label="Gallery pages" />
    </>
  );
}
