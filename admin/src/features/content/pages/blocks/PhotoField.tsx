import { Stack, Text } from "@mantine/core";
import { useId } from "react";
import type { Picture } from "shared/media/pictures";
import { PhotoFields } from "../../../../components/photos/PhotoFields.tsx";
import { PictureUpload } from "../../../../components/photos/PictureUpload.tsx";
import { newPhotoValues, type PhotoValues } from "../../../../components/photos/photo-values.ts";
import type { BlockEditing } from "./block-editing.ts";

type Props = BlockEditing & { path: string; photo: PhotoValues | null };

/** A photo with its texts. */
export function PhotoField({ form, uploads, path, photo }: Props) {
  const show = (picture: Picture) =>
    form.setFieldValue(path, {
      ...newPhotoValues(picture),
      ...(photo && { caption: photo.caption, alt: photo.alt, isDecorative: photo.isDecorative }),
    });
  const problem = photo ? form.errors[path] : (form.errors[`${path}.picture`] ?? form.errors[path]);
  return (
    <Stack gap="xs">
      {photo && <PhotoFields form={form} path={path} photo={photo} />}
      <PictureUpload
        uploads={uploads}
        field={useId()}
        noun="photo"
        isChosen={photo !== null}
        path={`${path}.picture`}
        onUploaded={show}
        onRemove={() => form.setFieldValue(path, null)}
      />
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
