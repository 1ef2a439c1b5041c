import { Button, FileButton, Group, Input, Skeleton, Stack, Text } from "@mantine/core";
import { useId } from "@mantine/hooks";
import { ImageUp } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { describePicture } from "../../lib/pictures/describe-picture.ts";
import { pictureTypes } from "../../lib/pictures/validate-picture.ts";
import classes from "./PictureField.module.css";
import { useDroppedFile } from "./use-dropped-file.ts";
import { usePictureChoice } from "./use-picture-choice.ts";
import { usePreview } from "./use-preview.ts";

type Props = {
  label: string;
  description: string;
  required?: boolean;
  /** The picture shown while none is chosen. */
  current?: string | null;
  value: File | null;
  error?: ReactNode;
  onChange: (file: File | null) => void;
};

/** Chooses a picture, by button, drop or paste, and shows it before it is sent, as it is sent. */
export function PictureField({ current, value, error, onChange, ...labels }: Props) {
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const resetInput = useRef<() => void>(null);
  const choice = usePictureChoice({ value, onChange });
  const { prepared, isPreparing } = choice;
  const preview = usePreview(prepared?.file);
  const shown = value ? preview : current;
  const choose = (file: File) => {
    // Else the browser would not tell when the same file is chosen again.
    resetInput.current?.();
    choice.choose(file);
  };
  const { isOver, zoneProps } = useDroppedFile(zone, choose);
  const cancelOrRemove = () => {
    // This button may go away, and the focus with it.
    chooser.current?.focus();
    if (isPreparing) choice.cancel();
    else choice.remove();
  };
  const errorText = choice.problem ?? error;
  return (
    <Input.Wrapper
      {...labels}
      id={id}
      labelElement="div"
      error={errorText}
      errorProps={{ role: "alert" }}
      inputWrapperOrder={["label", "description", "input", "error"]}
    >
      <div
        ref={zone}
        className={classes.zone}
        data-over={isOver || undefined}
        data-refused={errorText ? true : undefined}
        {...zoneProps}
      >
        {isPreparing && <Skeleton className={classes.coming} />}
        {shown && (
          <img
            className={classes.picture}
            src={shown}
            alt={value ? `Preview of ${value.name}` : "Current picture"}
          />
        )}
        <Stack gap="xs" className={classes.words}>
          {value && (
            <div>
              <Text size="sm" fw={600} className={classes.name}>
                {value.name}
              </Text>
              <Text size="sm" role="status">
                {prepared ? describePicture(prepared) : "Preparing the photo…"}
              </Text>
            </div>
          )}
          <Group gap="xs">
            <FileButton
              accept={pictureTypes.join()}
              onChange={(file) => file && choose(file)}
              resetRef={resetInput}
            >
              {(button) => (
                <Button
                  {...button}
                  ref={chooser}
                  variant="default"
                  leftSection={<ImageUp size={18} aria-hidden />}
                  data-path="imageFile"
                  aria-describedby={`${id}-description${errorText ? ` ${id}-error` : ""}`}
                >
                  {value || shown ? "Choose another picture" : "Choose a picture"}
                </Button>
              )}
            </FileButton>
            {value && (
              <Button variant="subtle" color="red" onClick={cancelOrRemove}>
                {isPreparing ? "Cancel" : "Take the picture away"}
              </Button>
            )}
          </Group>
          <Text size="sm" {...(!isOver && { c: "dimmed" })} className={classes.hint}>
            {isOver ? "Let go to take this picture." : "Or drop a picture here, or paste one."}
          </Text>
        </Stack>
      </div>
    </Input.Wrapper>
  );
}
