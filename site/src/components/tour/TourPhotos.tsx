import type { TourPhoto } from "shared/content/tours/tour-photos";
import { pictureSizes } from "../../lib/picture-sizes.ts";
import { PhotoCredit } from "../ui/PhotoCredit.tsx";
import { Picture } from "../ui/Picture.tsx";

type Props = {
  title: string;
  photos: TourPhoto[];
};

export function TourPhotos({ title, photos }: Props) {
  if (photos.length === 0) return null;
  return (
    <ul className="tour-photos" aria-label="Photos">
      {photos.map(({ picture, image, caption, alt }) => (
        <li key={picture}>
          <figure className="photo enlargeable">
            <a
              className="photo__link"
              href={image.src}
              aria-label={alt === "" ? "Enlarge the photo" : undefined}
              data-enlarge
              data-astro-prefetch="false"
            >
              <Picture
                image={image}
                alt={alt ?? caption ?? title}
                sizes={pictureSizes.tourPhoto}
                fetchPriority="low"
              />
            </a>
            {caption && <figcaption>{caption}</figcaption>}
            <PhotoCredit image={image} />
          </figure>
        </li>
      ))}
    </ul>
  );
}
