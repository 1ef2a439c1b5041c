import type { RefObject } from "react";
import type { GalleryPage } from "../../content/gallery.ts";
import { siteLimits } from "../../lib/limits.ts";
import { LoadFailure } from "../ui/LoadFailure.tsx";
import { Skeletons } from "../ui/Skeletons.tsx";
import type { Answer } from "../ui/useFetch.ts";
import { PageLinks } from "./PageLinks.tsx";
import { PhotoGrid } from "./PhotoGrid.tsx";

type Props = {
  answer: Answer<GalleryPage>;
  page: number;
  /** `Infinity` while nobody knows. */
  pageCount: number;
  pictures: RefObject<HTMLElement | null>;
  addressOf: (page: number) => string;
  onOpen: (page: number) => void;
  onRetry: () => void;
};

function Photos({ answer, onRetry }: Pick<Props, "answer" | "onRetry">) {
  if (answer.kind === "loading") {
    return <Skeletons className="gallery" count={siteLimits.skeletons.gallery} lines={1} />;
  }
  if (answer.kind === "failed") {
    return <LoadFailure text={answer.message ?? "Failed to fetch gallery."} onRetry={onRetry} />;
  }
  if (answer.value.photos.length === 0) {
    return <p className="notice">No gallery images available.</p>;
  }
  return <PhotoGrid photos={answer.value.photos} />;
}

const nameOf = ({ page, pageCount }: Pick<Props, "page" | "pageCount">) =>
  Number.isFinite(pageCount) ? `Page ${page} of ${pageCount}` : `Page ${page}`;

/** One page of the gallery in whatever state it is, and the way to the others. */
export function GalleryView({ answer, pictures, onRetry, ...links }: Props) {
  return (
    <>
      <section
        className="gallery-page"
        aria-label={nameOf(links)}
        aria-busy={answer.kind === "loading"}
        tabIndex={-1}
        ref={pictures}
      >
        <Photos answer={answer} onRetry={onRetry} />
      </section>
      <PageLinks {...links} />
    </>
  );
}
