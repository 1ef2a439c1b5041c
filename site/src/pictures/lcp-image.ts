import type { Image } from "shared/images";

/** The largest picture seen before anybody scrolls, for the browser to fetch first. */
export type LcpImage = { type: string; srcset: string; sizes: string };

/** In the form that browsers take from the page; `sizes` as where it is shown, or they fetch two. */
export function lcpImageOf(image: Image | null | undefined, sizes: string): LcpImage | undefined {
  const best = image?.sources[0];
  return best && { ...best, sizes };
}
