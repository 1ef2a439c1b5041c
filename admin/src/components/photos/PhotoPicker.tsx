import { Button, FileButton, Group, Text } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { pictureTypes } from "../../lib/pictures/validate-picture.ts";
import { useDroppedFiles } from "../picture/use-dropped-files.ts";
import classes from "./PhotoPicker.module.css";

type Props = {
  isFull?: boolean;
  onChoose: (files: File[]) => void;
  children?: ReactNode;
};

/** Takes photos by button, drop or paste. */
export function PhotoPicker({ isFull = false, onChoose, children }: Props) {
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
        disabled={isFull}
      >
        {(button) => (
          <Button
            {...button}
            variant="light"
            leftSection={<ImagePlus size={18} aria-hidden />}
            disabled={isFull}
            data-path="photos"
          >
            Add photos
          </Button>
        )}
      </FileButton>
      <Text size="sm" {...(!isOver && { c: "dimmed" })} className={classes.hint}>
        {isOver ? "Drop to add these photos." : "Or drop photos here, or paste them."}
      </Text>
      {children}
    </Group>
  );
}
