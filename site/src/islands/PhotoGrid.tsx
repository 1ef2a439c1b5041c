import type { Photo } from "../lib/gallery.ts";
import { Picture } from "./Picture.tsx";

/** Pictures with their titles. */
export function PhotoGrid({ photos }: { photos: Photo[] }) {
  return (
    <ul className="gallery">
      {photos.map(({ _id, image, title }, index) => (
        <li key={_id}>
          <figure className="photo">
            <Picture
              image={image}
              alt={title}
              sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
              loading={index === 0 ? "eager" : "lazy"}
              fetchPriority={index === 0 ? "high" : "auto"}
            />
            <figcaption aria-hidden="true">{title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
