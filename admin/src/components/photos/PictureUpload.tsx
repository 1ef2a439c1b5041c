import { Button, FileButton, Group, Stack } from "@mantine/core";
import { ImageUp } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Picture } from "shared/media/pictures";
import { pictureTypes } from "../../lib/pictures/validate-picture.ts";
import { UploadList } from "./UploadList.tsx";
import type { FieldUploads } from "./use-field-uploads.ts";

type Props = {
  uploads: FieldUploads;
  /** Names the field among those of the form. */
  field: string;
  /** For example "logo". */
  noun: string;
  isChosen: boolean;
  /** Path in the form, for the focus after a failed save. */
  path: string;
  describedBy?: string;
  onUploaded: (picture: Picture) => void;
  onRemove: () => void;
};

/** Chooses and removes a picture, which uploads as soon as it is chosen. */
export function PictureUpload(props: Props) {
  const { uploads, field, noun, isChosen, path, describedBy, onRemove } = props;
  const chooser = useRef<HTMLButtonElement>(null);
  const resetInput = useRef<() => void>(null);
  const { addField } = uploads;
  const receive = useEffectEvent((picture: Picture) => props.onUploaded(picture));
  useEffect(() => addField(field, (picture) => receive(picture)), [addField, field]);
  const choose = (file: File | null) => {
    // Otherwise choosing the same file again fires no event.
    resetInput.current?.();
    if (!file) return;
    uploads.removeField(field);
    uploads.choose([file], field);
  };
  const remove = () => {
    // This button disappears, and would take the focus with it.
    chooser.current?.focus();
    onRemove();
  };
  return (
    <Stack gap="xs">
      <UploadList uploads={uploads} field={field} />
      <Group gap="xs">
        <FileButton accept={pictureTypes.join()} onChange={choose} resetRef={resetInput}>
          {(button) => (
            <Button
              {...button}
              ref={chooser}
              variant="default"
              leftSection={<ImageUp size={18} aria-hidden />}
              data-path={path}
              aria-describedby={describedBy}
            >
              {isChosen ? `Choose another ${noun}` : `Choose a ${noun}`}
            </Button>
          )}
        </FileButton>
        {isChosen && (
          <Button variant="subtle" color="red" onClick={remove}>
            Remove {noun}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
