import { schemaResolver, useForm } from "@mantine/form";
import type { changedPhoto, newPhoto, PhotoValues } from "./photo-values.ts";

/** The state of a photo form, checked by the schema that the server uses too. */
export const usePhotoForm = (
  initialValues: PhotoValues,
  schema: typeof newPhoto | typeof changedPhoto,
) => useForm({ initialValues, validate: schemaResolver(schema, { sync: true }) });

export type PhotoForm = ReturnType<typeof usePhotoForm>;
