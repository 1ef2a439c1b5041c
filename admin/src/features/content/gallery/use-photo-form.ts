import { schemaResolver, useForm } from "@mantine/form";
import type { changedPhotoSchema, newPhotoSchema, PhotoValues } from "./photo-values.ts";

export const usePhotoForm = (
  initialValues: PhotoValues,
  schema: typeof newPhotoSchema | typeof changedPhotoSchema,
) => useForm({ initialValues, validate: schemaResolver(schema, { sync: true }) });

export type PhotoForm = ReturnType<typeof usePhotoForm>;
