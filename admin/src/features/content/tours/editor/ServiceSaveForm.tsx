import type { ComponentProps } from "react";
import { PhotoSaveForm } from "../../../../components/photos/PhotoSaveForm.tsx";
import { confirmUnsentPhotos } from "../../../../components/photos/unsent-photos.ts";
import type { ServiceValues } from "../values/service-values.ts";
import { type ServiceForm, submitService } from "../values/use-service-form.ts";

type Props = Omit<ComponentProps<typeof PhotoSaveForm>, "onSubmit" | "leavesAfterwards"> & {
  form: ServiceForm;
  onSave: (values: ServiceValues) => void;
};

/** The form of a tour; leaving asks before losing fields or photos. */
export function ServiceSaveForm({ form, onSave, ...rest }: Props) {
  const { uploads } = rest;
  return (
    <PhotoSaveForm
      {...rest}
      onSubmit={submitService(form, (values) => confirmUnsentPhotos(uploads, () => onSave(values)))}
      leavesAfterwards
    />
  );
}
