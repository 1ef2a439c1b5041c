import { photosField, serviceFields } from "../values/service-fields.ts";
import type { ServiceValues } from "../values/service-values.ts";
import { PhotosVersion } from "./PhotosVersion.tsx";

/** The fields of a tour; a comparison shows its photos as pictures. */
export const comparedFields = serviceFields.map((field) =>
  field === photosField
    ? { ...field, render: ({ photos }: ServiceValues) => <PhotosVersion photos={photos} /> }
    : field,
);
