import { useState } from "react";
import type { Picture } from "shared/media/pictures";
import { usePhotoUploads } from "./use-photo-uploads.ts";

/** Sends the photos of all fields of a form; each finds its field even after the field has moved. */
export function useFieldUploads() {
  const [fields] = useState(() => new Map<string, (picture: Picture) => void>());
  const uploads = usePhotoUploads((picture, { field }) => fields.get(field)?.(picture));
  const { removeField } = uploads;
  const [addField] = useState(() => (field: string, receive: (picture: Picture) => void) => {
    fields.set(field, receive);
    return () => {
      fields.delete(field);
      removeField(field);
    };
  });
  return { ...uploads, addField };
}

export type FieldUploads = ReturnType<typeof useFieldUploads>;
