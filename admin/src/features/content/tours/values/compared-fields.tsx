import { PhotosVersion } from "../../../../components/photos/PhotosVersion.tsx";
import { photosField, serviceFields } from "./service-fields.ts";
import type { ServiceValues } from "./service-values.ts";

/** The fields of a tour; a comparison shows its photos as pictures. */
export const comparedFields = serviceFields.map((field) =>
  field === photosField
    ? { ...field, render: ({ photos }: ServiceValues) => <PhotosVersion photos={photos} /> }
    : field,
);
