import type { Image } from "shared/images";

/** The Largest Contentful Paint, to be preloaded. */
export type LcpImage = { type: string; srcset: string; sizes: string };

/** `sizes` must equal those of the picture, or the browser fetches two. */
export function lcpImageOf(image: Image | null | undefined, sizes: string): LcpImage | undefined {
  const best = image?.sources[0];
  return best && { ...best, sizes };
}
