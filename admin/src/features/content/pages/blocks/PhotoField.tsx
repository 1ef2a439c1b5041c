import { Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import type { Picture } from "shared/media/pictures";
import { PhotoFields } from "../../../../components/photos/PhotoFields.tsx";
import { newPhotoValues, type PhotoValues } from "../../../../components/photos/photo-values.ts";
import { UploadList } from "../../../../components/photos/UploadList.tsx";
import { pictureTypes } from "../../../../lib/pictures/validate-picture.ts";
import type { BlockEditing } from "./block-editing.ts";

type Props = BlockEditing & {
  path: string;
  photo: PhotoValues | null;
  /** For example "Choose a photo". */
  label?: string;
};

/** A photo with its texts; it uploads as soon as it is chosen. */
export function PhotoField({ form, uploads, path, photo, label = "Choose a photo" }: Props) {
  const field = useId();
  const resetInput = useRef<() => void>(null);
  const { addField } = uploads;
  const receive = useEffectEvent((picture: Picture) =>
    form.setFieldValue(path, {
      ...newPhotoValues(picture),
      ...(photo && { caption: photo.caption, alt: photo.alt, isDecorative: photo.isDecorative }),
    }),
  );
  useEffect(() => addField(field, (picture) => receive(picture)), [addField, field]);
  const choose = (file: File | null) => {
    // Otherwise choosing the same file again fires no event.
    resetInput.current?.();
    if (!file) return;
    uploads.removeField(field);
    uploads.choose([file], field);
  };
  const problem = photo ? form.errors[path] : (form.errors[`${path}.picture`] ?? form.errors[path]);
  return (
    <Stack gap="xs">
      {photo && <PhotoFields form={form} path={path} photo={photo} />}
      <UploadList uploads={uploads} field={field} />
      <Group gap="xs">
        <FileButton accept={pictureTypes.join()} onChange={choose} resetRef={resetInput}>
          {(button) => (
            <Button
              {...button}
              size="xs"
              variant="light"
              leftSection={<ImagePlus size={16} aria-hidden />}
              data-path={`${path}.picture`}
            >
              {photo ? "Choose another photo" : label}
            </Button>
          )}
        </FileButton>
        {photo && (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            onClick={() => form.setFieldValue(path, null)}
          >
            Remove photo
          </Button>
        )}
      </Group>
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
