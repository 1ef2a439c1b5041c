import { Badge, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { limits } from "shared/limits";
import { PhotoFields } from "../../../../components/photos/PhotoFields.tsx";
import { PhotoPicker } from "../../../../components/photos/PhotoPicker.tsx";
import { UploadList } from "../../../../components/photos/UploadList.tsx";
import type { PhotoUploads } from "../../../../components/photos/use-photo-uploads.ts";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import type { ServiceForm } from "../values/use-service-form.ts";

type Props = { form: ServiceForm; uploads: PhotoUploads };

const describeLeftOut = ([first, ...others]: File[]) => {
  if (!first) return "";
  const named = others.length > 0 ? `“${first.name}” and ${others.length} more` : `“${first.name}”`;
  return `Skipped: ${named}. `;
};

export function PhotosSection({ form, uploads }: Props) {
  const { photos } = form.values;
  const [leftOut, setLeftOut] = useState<File[]>([]);
  const room = Math.max(0, limits.tourPhotos - photos.length - uploads.unfinished);
  const choose = (files: File[]) => {
    setLeftOut(files.slice(room));
    uploads.choose(files.slice(0, room), "photos");
  };
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
      <PhotoPicker isFull={room === 0} onChoose={choose}>
        <Text size="sm" role="status">
          {describeLeftOut(leftOut)}
          {(room === 0 || leftOut.length > 0) &&
            `A tour can have up to ${limits.tourPhotos} photos.`}
        </Text>
      </PhotoPicker>
      {form.errors.photos && (
        <Text size="sm" c="var(--mantine-color-error)">
          {form.errors.photos}
        </Text>
      )}
    </Stack>
  );
}
