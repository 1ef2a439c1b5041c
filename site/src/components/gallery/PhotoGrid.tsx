import { tourPagePath } from "shared/paths";
import type { GalleryPhoto } from "../../content/gallery.ts";
import { pictureSizes } from "../../lib/picture-sizes.ts";
import { Picture } from "../ui/Picture.tsx";

export function PhotoGrid({ photos }: { photos: GalleryPhoto[] }) {
  return (
    <ul className="gallery">
      {photos.map(({ _id, image, title, tour }, index) => (
        <li key={_id}>
          <figure className="photo enlargeable">
            <a className="photo__link" href={image.src} data-enlarge data-astro-prefetch="false">
              <Picture
                image={image}
                alt={title}
                sizes={pictureSizes.photo}
                loading={index === 0 ? "eager" : "lazy"}
                fetchPriority={index === 0 ? "high" : "low"}
              />
            </a>
            {tour && (
              <a className="photo__tour" href={tourPagePath(tour._id)}>
                {tour.title ?? "See the tour"}
              </a>
            )}
            <figcaption aria-hidden="true">{title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
