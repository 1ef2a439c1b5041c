import { Button, FileButton, Group, Input, Stack } from "@mantine/core";
import { ImageUp } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Picture } from "shared/media/pictures";
import { UploadList } from "../../../components/photos/UploadList.tsx";
import type { FieldUploads } from "../../../components/photos/use-field-uploads.ts";
import { pictureTypes } from "../../../lib/pictures/validate-picture.ts";
import { Face } from "./Face.tsx";
import type { MemberForm } from "./use-member-form.ts";

type Props = { form: MemberForm; uploads: FieldUploads };

/** A photo that uploads as soon as it is chosen. */
export function MemberPhotoField({ form, uploads }: Props) {
  const { photo, name } = form.values;
  const chooser = useRef<HTMLButtonElement>(null);
  const resetInput = useRef<() => void>(null);
  const { addField } = uploads;
  const receive = useEffectEvent(({ _id, image }: Picture) =>
    form.setFieldValue("photo", { picture: _id, image }),
  );
  useEffect(() => addField("photo", (picture) => receive(picture)), [addField]);
  const choose = (file: File | null) => {
    // Otherwise choosing the same file again fires no event.
    resetInput.current?.();
    if (!file) return;
    uploads.removeField("photo");
    uploads.choose([file], "photo");
  };
  const remove = () => {
    // This button disappears, and would take the focus with it.
    chooser.current?.focus();
    form.setFieldValue("photo", null);
  };
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
        <Stack gap="xs" flex="1 1 14rem">
          <UploadList uploads={uploads} field="photo" />
          <Group gap="xs">
            <FileButton accept={pictureTypes.join()} onChange={choose} resetRef={resetInput}>
              {(button) => (
                <Button
                  {...button}
                  ref={chooser}
                  variant="default"
                  leftSection={<ImageUp size={18} aria-hidden />}
                  data-path="picture"
                  aria-describedby={problem ? "photo-description photo-error" : "photo-description"}
                >
                  {photo ? "Choose another photo" : "Choose a photo"}
                </Button>
              )}
            </FileButton>
            {photo && (
              <Button variant="subtle" color="red" onClick={remove}>
                Remove photo
              </Button>
            )}
          </Group>
        </Stack>
      </Group>
    </Input.Wrapper>
  );
}
