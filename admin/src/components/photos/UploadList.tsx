import classes from "./UploadList.module.css";
import { UploadRow } from "./UploadRow.tsx";
import type { PhotoUploads } from "./use-photo-uploads.ts";

type Props = { uploads: PhotoUploads; field: string };

/** A field's pending and failed photos. */
export function UploadList({ uploads, field }: Props) {
  const own = uploads.uploads.filter((upload) => upload.field === field);
  if (own.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-label="Uploading photos">
      {own.map((upload) => (
        <UploadRow key={upload.order} upload={upload} {...uploads} />
      ))}
    </ul>
  );
}
