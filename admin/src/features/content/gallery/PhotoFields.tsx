import { Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { PictureField } from "../../../components/picture/PictureField.tsx";
import { TourChoice } from "../../../components/tour/TourChoice.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import type { PhotoForm } from "./use-photo-form.ts";

type Props = {
  form: PhotoForm;
  /** Missing for a new photo, which requires a file. */
  current?: string;
};

export function PhotoFields({ form, current }: Props) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  return (
    <Stack>
      <TextInput
        label="Title"
        description="Describe the photo for people who can't see it."
        required
        {...form.getInputProps("title")}
      />
      <TourChoice
        tours={tours}
        chosen={form.values.tour}
        description="Visitors can open this tour from the photo."
        placeholder="No tour in particular"
        clearable
        {...form.getInputProps("tour")}
      />
      <PictureField
        label="Photo"
        description="JPEG, PNG or WebP. Large photos are resized before upload."
        required={current === undefined}
        current={current ?? null}
        value={form.values.imageFile}
        error={form.errors.imageFile}
        onChange={(file) => form.setFieldValue("imageFile", file)}
      />
    </Stack>
  );
}
