import { Badge, Stack, Text } from "@mantine/core";
import { limits } from "shared/limits";
import { PhotoFields } from "../../../../components/photos/PhotoFields.tsx";
import { UploadList } from "../../../../components/photos/UploadList.tsx";
import type { PhotoUploads } from "../../../../components/photos/use-photo-uploads.ts";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import type { ServiceForm } from "../values/use-service-form.ts";
import { PhotoPicker } from "./PhotoPicker.tsx";

type Props = { form: ServiceForm; uploads: PhotoUploads };

export function PhotosSection({ form, uploads }: Props) {
  const { photos } = form.values;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        JPEG, PNG or WebP. Large photos are resized before upload. The first one represents the
        tour.
      </Text>
      <RowList
        form={form}
        path="photos"
        entry="Photo"
        rows={photos}
        getKey={({ picture }) => picture}
        renderMark={(index) =>
          index === 0 && (
            <Badge variant="light" flex="none" tt="none">
              Main photo
            </Badge>
          )
        }
        renderFields={(photo, index) => (
          <PhotoFields form={form} path={`photos.${index}`} photo={photo} />
        )}
      />
      <UploadList uploads={uploads} field="photos" />
      <PhotoPicker
        room={limits.tourPhotos - photos.length - uploads.unfinished}
        onChoose={(files) => uploads.choose(files, "photos")}
      />
      {form.errors.photos && (
        <Text size="sm" c="var(--mantine-color-error)">
          {form.errors.photos}
        </Text>
      )}
    </Stack>
  );
}
