import { SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { GalleryItem } from "shared/content/gallery";
import { limits } from "shared/limits";
import { AltFields } from "../../../components/photos/AltFields.tsx";
import { FocalPointField } from "../../../components/photos/FocalPointField.tsx";
import { PictureField } from "../../../components/picture/PictureField.tsx";
import { TourChoice } from "../../../components/tour/TourChoice.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import type { PhotoForm } from "./use-photo-form.ts";

type Props = {
  form: PhotoForm;
  /** Missing for a new photo, which requires a file. */
  current?: GalleryItem;
  onChooseMany?: (files: File[]) => void;
};

export function PhotoFields({ form, current, onChooseMany }: Props) {
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const { imageFile, focalPoint, isDecorative } = form.values;
  return (
    <Stack>
      <TextInput
        label="Title"
        description="Describe the photo for people who can't see it."
        required
        {...form.getInputProps("title")}
      />
      <AltFields
        form={form}
        prefix=""
        isDecorative={isDecorative}
        description="If it should differ from the title."
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
        current={current?.imageFile ?? null}
        value={imageFile}
        error={form.errors.imageFile}
        onChange={(file) => form.setFieldValue("imageFile", file)}
        {...(onChooseMany && { onChooseMany })}
      />
      {current && imageFile === null && (
        <FocalPointField
          image={current.image}
          value={focalPoint}
          onChange={(point) => form.setFieldValue("focalPoint", point)}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Photographer"
          description="The site shows it with the photo."
          maxLength={limits.line}
          {...form.getInputProps("photographer")}
        />
        <TextInput
          label="Permission to show"
          description="The person who allowed it, and the date. Only your team sees it."
          maxLength={limits.line}
          {...form.getInputProps("permission")}
        />
      </SimpleGrid>
    </Stack>
  );
}
