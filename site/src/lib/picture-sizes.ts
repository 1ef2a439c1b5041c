import type { Image } from "shared/media/images";

/**
 * For the attribute `sizes`; 9.5rem are the two margins (`--edge`). Phones display photos at 91vw and cards at
 * 6.875rem; the smaller value picks a lighter rendition, stretched by 4 % at most.
 */
export const pictureSizes = {
  slide: "100vw",
  card: "(min-width: 80rem) 22rem, (min-width: 67.5rem) 27.2vw, (min-width: 47.5rem) 40.5vw, 6.625rem",
  photo:
    "(min-width: 80rem) 22rem, (min-width: 73rem) 27.5vw, (min-width: 51.25rem) 41vw, (min-width: 40rem) calc(100vw - 9.5rem), 88vw",
  service: "(min-width: 80rem) 70.5rem, (min-width: 40rem) calc(100vw - 9.5rem), 88vw",
  tourPhoto:
    "(min-width: 80rem) 22rem, (min-width: 48rem) calc((100vw - 13.25rem) / 3), (min-width: 40rem) 56.5vw, 66vw",
  pagePicture: "(min-width: 57.5rem) 48rem, (min-width: 40rem) calc(100vw - 9.5rem), 88vw",
  stage:
    "(min-width: 60rem) 18rem, (min-width: 48rem) 67.5vw, (min-width: 40rem) calc(100vw - 9.5rem), 88vw",
} as const;

/** The picture of the Largest Contentful Paint, for preloading. */
export type LcpImage = { type: string; srcset: string; sizes: string };

/** `sizes` must equal the picture's, or the browser fetches two files. */
export function toLcpImage(image: Image | null | undefined, sizes: string): LcpImage | undefined {
  const best = image?.sources[0];
  return best && { ...best, sizes };
}
