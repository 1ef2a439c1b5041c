import type { GuestProposalPage } from "shared/inbox/proposals/guest-pages";
import { Picture } from "../../components/ui/Picture.tsx";
import { sizeInWords } from "../parts/in-words.ts";

type PhotosProps = Pick<GuestProposalPage, "photos"> & { title: string };

/** Widths of `.guest-photos` in guest-page.css. */
const sizes = "(min-width: 60rem) 13rem, (min-width: 40rem) 30vw, 44vw";

export function TripPhotos({ photos, title }: PhotosProps) {
  if (photos.length === 0) return null;
  return (
    <section className="guest-photos">
      <h2 className="guest-title">Photos</h2>
      <ul>
        {photos.map((image, index) => (
          <li key={image.src}>
            <Picture image={image} alt={`${title}, photo ${index + 1}`} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type FilesProps = Pick<GuestProposalPage, "files" | "path">;

export function TripFiles({ files, path }: FilesProps) {
  if (files.length === 0) return null;
  return (
    <section className="guest-files">
      <h2 className="guest-title">Files</h2>
      <ul>
        {files.map(({ id, name, bytes }) => (
          <li key={id}>
            <a href={`${path}/files/${id}`} download data-astro-prefetch="false">
              {name}
            </a>{" "}
            <span className="guest-hint">{sizeInWords(bytes)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
