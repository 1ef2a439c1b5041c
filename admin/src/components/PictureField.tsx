import { Button, FileButton, Group, Input, Stack, Text } from "@mantine/core";
import { useId } from "@mantine/hooks";
import { ImageUp } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { pictureProblem, pictureTypes, sizeOf } from "../lib/picture-problem.ts";
import { usePreview } from "../lib/use-preview.ts";
import classes from "./PictureField.module.css";
import { useIncomingFile } from "./use-incoming-file.ts";

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

/** Chooses a picture, by button, drop or paste, and shows it before it is sent. */
export function PictureField({ current, value, error, onChange, ...labels }: Props) {
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const forgetChoice = useRef<() => void>(null);
  const [problem, setProblem] = useState<string>();
  const shown = usePreview(value) ?? current;
  const take = (file: File | null) => {
    // Else the browser would not tell when the same file is chosen again.
    forgetChoice.current?.();
    const found = file ? pictureProblem(file) : undefined;
    setProblem(found);
    if (!found) onChange(file);
  };
  const { isOver, zoneProps } = useIncomingFile(zone, take);
  const refusal = problem ?? error;
  return (
    <Input.Wrapper
      {...labels}
      id={id}
      labelElement="div"
      error={refusal}
      errorProps={{ role: "alert" }}
      inputWrapperOrder={["label", "description", "input", "error"]}
    >
      <div
        ref={zone}
        className={classes.zone}
        data-over={isOver || undefined}
        data-refused={refusal ? true : undefined}
        {...zoneProps}
      >
        {shown && (
          <img
            className={classes.picture}
            src={shown}
            alt={value ? `Preview of ${value.name}` : "Current picture"}
          />
        )}
        <Stack gap="xs" className={classes.words}>
          {value && (
            <Text size="sm" fw={600} style={{ overflowWrap: "anywhere" }}>
              {value.name} ({sizeOf(value.size)})
            </Text>
          )}
          <Group gap="xs">
            <FileButton
              accept={pictureTypes.join()}
              onChange={(file) => file && take(file)}
              resetRef={forgetChoice}
            >
              {(button) => (
                <Button
                  {...button}
                  variant="default"
                  leftSection={<ImageUp size={18} aria-hidden />}
                  data-path="imageFile"
                  aria-describedby={`${id}-description${refusal ? ` ${id}-error` : ""}`}
                >
                  {shown ? "Choose another picture" : "Choose a picture"}
                </Button>
              )}
            </FileButton>
            {value && (
              <Button variant="subtle" color="red" onClick={() => take(null)}>
                Take the picture away
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
