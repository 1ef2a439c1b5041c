import type { Tour } from "../../content/tours/tour-services.ts";
import { paths } from "../../lib/paths.ts";
import { pictureSizes } from "../../lib/picture-sizes.ts";
import { Icon } from "../ui/Icon.tsx";
import { PhotoCredit } from "../ui/PhotoCredit.tsx";
import { Picture } from "../ui/Picture.tsx";
import { PicturePlaceholder } from "../ui/PicturePlaceholder.tsx";

/** Longer titles (in characters) are set smaller, so that they don't fill the screen. */
const longTitle = 60;

export function ServiceHead({ title, image, photos }: Pick<Tour, "title" | "image" | "photos">) {
  const size = title.length > longTitle ? "long" : "short";
  const caption = photos[0]?.caption;
  return (
    <div className="service__head">
      <a className="text-link" href={paths.services}>
        <Icon name="back" /> All tours
      </a>
      <h1 className={`service__title service__title--${size}`}>{title}</h1>
      <figure className="service__frame enlargeable">
        <a className="service__picture" href={paths.gallery} aria-label="See the gallery">
          {image ? (
            <Picture
              image={image}
              alt={photos[0]?.alt ?? title}
              sizes={pictureSizes.service}
              loading="eager"
              fetchPriority="high"
            />
          ) : (
            <PicturePlaceholder />
          )}
        </a>
        {image && (
          <a
            className="service__enlarge"
            href={image.src}
            aria-label="Enlarge the photo"
            data-enlarge
            data-astro-prefetch="false"
          >
            <Icon name="enlarge" />
          </a>
        )}
        {caption && <figcaption className="service__caption">{caption}</figcaption>}
        {image && <PhotoCredit image={image} />}
      </figure>
    </div>
  );
}
