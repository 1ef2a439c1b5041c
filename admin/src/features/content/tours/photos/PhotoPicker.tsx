import { Button, FileButton, Group, Text } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { limits } from "shared/limits";
import { useDroppedFiles } from "../../../../components/picture/use-dropped-files.ts";
import { pictureTypes } from "../../../../lib/pictures/validate-picture.ts";
import classes from "./PhotoPicker.module.css";

type Props = { room: number; onChoose: (files: File[]) => void };

const describeLeftOut = ([first, ...others]: File[]) => {
  if (!first) return "";
  const named = others.length > 0 ? `“${first.name}” and ${others.length} more` : `“${first.name}”`;
  return `Skipped: ${named}. `;
};

export function PhotoPicker({ room, onChoose }: Props) {
  const zone = useRef<HTMLDivElement>(null);
  const resetInput = useRef<() => void>(null);
  const [leftOut, setLeftOut] = useState<File[]>([]);
  const choose = (...files: File[]) => {
    // Otherwise choosing the same files again fires no event.
    resetInput.current?.();
    const most = Math.max(0, room);
    setLeftOut(files.slice(most));
    onChoose(files.slice(0, most));
  };
  const { isOver, zoneProps } = useDroppedFiles(zone, choose);
  return (
    <Group ref={zone} className={classes.zone} data-over={isOver || undefined} {...zoneProps}>
      <FileButton
        multiple
        accept={pictureTypes.join()}
        onChange={(files) => choose(...files)}
        resetRef={resetInput}
        disabled={room <= 0}
      >
        {(button) => (
          <Button
            {...button}
            variant="light"
            leftSection={<ImagePlus size={18} aria-hidden />}
            disabled={room <= 0}
            data-path="photos"
          >
            Add photos
          </Button>
        )}
      </FileButton>
      <Text size="sm" {...(!isOver && { c: "dimmed" })} className={classes.hint}>
        {isOver ? "Drop to add these photos." : "Or drop photos here, or paste them."}
      </Text>
      <Text size="sm" role="status">
        {describeLeftOut(leftOut)}
        {(room <= 0 || leftOut.length > 0) && `A tour can have up to ${limits.tourPhotos} photos.`}
      </Text>
    </Group>
  );
}
