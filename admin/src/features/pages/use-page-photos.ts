import { useState } from "react";
import type { Picture } from "shared/pictures";
import { usePhotoUploads } from "../../components/photos/use-photo-uploads.ts";

/** Sends the photos of all blocks; each goes to its own field, wherever its block has been moved. */
export function usePagePhotos() {
  const [fields] = useState(() => new Map<string, (picture: Picture) => void>());
  const uploads = usePhotoUploads((picture, { field }) => fields.get(field)?.(picture));
  const { removeOf } = uploads;
  const [addField] = useState(() => (field: string, receive: (picture: Picture) => void) => {
    fields.set(field, receive);
    return () => {
      fields.delete(field);
      removeOf(field);
    };
  });
  return { ...uploads, addField };
}

export type PagePhotos = ReturnType<typeof usePagePhotos>;
