import type { Image } from "shared/media/images";

/** The lightbox shows it, too. */
export function PhotoCredit({ image: { photographer } }: { image: Pick<Image, "photographer"> }) {
  return photographer ? <p className="photo__credit">Photo: {photographer}</p> : null;
}
