import { Button, FileButton, Group, Text } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { useDroppedFiles } from "../../../../components/picture/use-dropped-files.ts";
import { pictureTypes } from "../../../../lib/pictures/validate-picture.ts";
import classes from "./Batch.module.css";

/** Takes photos for the gallery by button, drop or paste. */
export function BatchPicker({ onChoose }: { onChoose: (files: File[]) => void }) {
  const zone = useRef<HTMLDivElement>(null);
  const resetInput = useRef<() => void>(null);
  const choose = (...files: File[]) => {
    // Otherwise choosing the same files again fires no event.
    resetInput.current?.();
    onChoose(files);
  };
  const { isOver, zoneProps } = useDroppedFiles(zone, choose);
  return (
    <Group ref={zone} className={classes.zone} data-over={isOver || undefined} {...zoneProps}>
      <FileButton
        multiple
        accept={pictureTypes.join()}
        onChange={(files) => choose(...files)}
        resetRef={resetInput}
      >
        {(button) => (
          <Button {...button} variant="light" leftSection={<ImagePlus size={18} aria-hidden />}>
            Add photos
          </Button>
        )}
      </FileButton>
      <Text size="sm" {...(!isOver && { c: "dimmed" })} className={classes.hint}>
        {isOver ? "Drop to add these photos." : "Or drop photos here, or paste them."}
      </Text>
    </Group>
  );
}
