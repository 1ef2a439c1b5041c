import { Stack, TextInput } from "@mantine/core";
import { PictureField } from "../../components/picture/PictureField.tsx";
import type { PhotoForm } from "./use-photo-form.ts";

type Props = {
  form: PhotoForm;
  /** Missing for a new photo, which must choose its own. */
  current?: string;
};

export function PhotoFields({ form, current }: Props) {
  return (
    <Stack>
      <TextInput
        label="Title"
        description="Says what can be seen; it is read to people who cannot see the picture."
        required
        {...form.getInputProps("title")}
      />
      <PictureField
        label="Photo"
        description="JPEG, PNG or WebP. A large photo is made smaller before it is sent."
        required={current === undefined}
        current={current ?? null}
        value={form.values.imageFile}
        error={form.errors.imageFile}
        onChange={(file) => form.setFieldValue("imageFile", file)}
      />
    </Stack>
  );
}
