import { Box, Group, Input } from "@mantine/core";
import { PictureUpload } from "../../../components/photos/PictureUpload.tsx";
import type { FieldUploads } from "../../../components/photos/use-field-uploads.ts";
import { Face } from "./Face.tsx";
import type { MemberForm } from "./use-member-form.ts";

type Props = { form: MemberForm; uploads: FieldUploads };

export function MemberPhotoField({ form, uploads }: Props) {
  const { photo, name } = form.values;
  const problem = form.errors.picture;
  return (
    <Input.Wrapper
      id="photo"
      label="Photo"
      labelElement="div"
      description="A real photo of the face, shown in a circle. Travellers trust people they can see."
      error={problem}
      errorProps={{ role: "alert" }}
    >
      <Group mt={6} gap="md">
        <Face name={name} image={photo?.image ?? null} isLarge />
        <Box flex="1 1 14rem">
          <PictureUpload
            uploads={uploads}
            field="photo"
            noun="photo"
            isChosen={photo !== null}
            path="picture"
            describedBy={problem ? "photo-description photo-error" : "photo-description"}
            onUploaded={({ _id, image }) => form.setFieldValue("photo", { picture: _id, image })}
            onRemove={() => form.setFieldValue("photo", null)}
          />
        </Box>
      </Group>
    </Input.Wrapper>
  );
}
