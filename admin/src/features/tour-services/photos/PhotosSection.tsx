import { Badge, Stack, Text } from "@mantine/core";
import { limits } from "shared/limits";
import { RowList } from "../../../components/sortable/RowList.tsx";
import type { ServiceForm } from "../values/use-service-form.ts";
import { PhotoFields } from "./PhotoFields.tsx";
import { PhotoPicker } from "./PhotoPicker.tsx";
import classes from "./PhotosSection.module.css";
import { UploadRow } from "./UploadRow.tsx";
import type { PhotoUploads } from "./use-photo-uploads.ts";

type Props = { form: ServiceForm; uploads: PhotoUploads };

export function PhotosSection({ form, uploads }: Props) {
  const { photos } = form.values;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        JPEG, PNG or WebP. Large photos are made smaller before they are sent. The first one is
        shown wherever the tour is named.
      </Text>
      <RowList
        form={form}
        path="photos"
        entry="Photo"
        rows={photos}
        keyOf={({ picture }) => picture}
        renderMark={(index) =>
          index === 0 && (
            <Badge variant="light" flex="none" tt="none">
              Main photo
            </Badge>
          )
        }
        renderFields={(photo, index) => <PhotoFields form={form} photo={photo} index={index} />}
      />
      {uploads.uploads.length > 0 && (
        <ul className={classes.uploads} aria-label="Photos being sent">
          {uploads.uploads.map((upload) => (
            <UploadRow key={upload.order} upload={upload} {...uploads} />
          ))}
        </ul>
      )}
      <PhotoPicker
        room={limits.tourPhotos - photos.length - uploads.unfinished}
        onChoose={uploads.choose}
      />
      {form.errors.photos && (
        <Text size="sm" c="var(--mantine-color-error)">
          {form.errors.photos}
        </Text>
      )}
    </Stack>
  );
}
