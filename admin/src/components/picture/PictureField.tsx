import {
  Button,
  FileButton,
  Group,
  Input,
  type InputWrapperProps,
  Skeleton,
  Stack,
  Text,
} from "@mantine/core";
import { useId } from "@mantine/hooks";
import { ImageUp } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { describePicture } from "../../lib/pictures/describe-picture.ts";
import type { PreparedPicture } from "../../lib/pictures/prepared-picture.ts";
import { pictureTypes } from "../../lib/pictures/validate-picture.ts";
import classes from "./PictureField.module.css";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { usePictureChoice } from "./use-picture-choice.ts";
import { usePreview } from "./use-preview.ts";

type Props = {
  label: string;
  description: string;
  required?: boolean;
  /** Shown while no file is chosen. */
  current?: string | null;
  value: File | null;
  error?: ReactNode;
  onChange: (file: File | null) => void;
  /** Lets the user choose several photos at once. */
  onChooseMany?: (files: File[]) => void;
};

const wrapperProps: Partial<InputWrapperProps> = {
  labelElement: "div",
  errorProps: { role: "alert" },
  inputWrapperOrder: ["label", "description", "input", "error"],
};

/** Accepts a picture by button, drop or paste, and previews it as it will be sent. */
export function PictureField(props: Props) {
  const { current, value, error, onChange, onChooseMany, ...labels } = props;
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const resetInput = useRef<() => void>(null);
  const choice = usePictureChoice({ value, onChange });
  const { prepared, isPreparing } = choice;
  const preview = usePreview(prepared?.file);
  const src = value ? preview : current;
  const alt = value ? `Preview of ${value.name}` : "Current photo";
  const choose = (file: File, ...others: File[]) => {
    // Otherwise choosing the same file again fires no event.
    resetInput.current?.();
    if (onChooseMany && others.length > 0) onChooseMany([file, ...others]);
    else choice.choose(file);
  };
  const { isOver, zoneProps } = useDroppedFiles(zone, choose);
  const cancelOrRemove = () => {
    // This button may disappear and lose the focus.
    chooser.current?.focus();
    if (isPreparing) choice.cancel();
    else choice.remove();
  };
  const errorText = choice.problem ?? error;
  return (
    <Input.Wrapper {...labels} {...wrapperProps} id={id} error={errorText}>
      <div
        ref={zone}
        className={classes.zone}
        data-over={isOver || undefined}
        data-refused={errorText ? true : undefined}
        {...zoneProps}
      >
        {isPreparing && <Skeleton className={classes.placeholder} />}
        {src && <img className={classes.picture} src={src} alt={alt} />}
        <Stack gap="xs" className={classes.details}>
          {value && <ChosenFile name={value.name} prepared={prepared} />}
          <Group gap="xs">
            <ChooseButton
              label={value || src ? "Choose another photo" : "Choose a photo"}
              isMultiple={onChooseMany !== undefined}
              describedBy={`${id}-description${errorText ? ` ${id}-error` : ""}`}
              buttonRef={chooser}
              resetRef={resetInput}
              onChoose={choose}
            />
            {value && (
              <Button variant="subtle" color="red" onClick={cancelOrRemove}>
                {isPreparing ? "Cancel" : "Remove photo"}
              </Button>
            )}
          </Group>
          <DropHint isOver={isOver} isMultiple={onChooseMany !== undefined} />
        </Stack>
      </div>
    </Input.Wrapper>
  );
}

const dropHints = {
  one: { over: "Drop to use this photo.", usual: "Or drop a photo here, or paste one." },
  many: { over: "Drop to use these photos.", usual: "Or drop photos here, or paste them." },
};

function DropHint({ isOver, isMultiple }: { isOver: boolean; isMultiple: boolean }) {
  const hint = dropHints[isMultiple ? "many" : "one"];
  return (
    <Text size="sm" {...(!isOver && { c: "dimmed" })} className={classes.hint}>
      {isOver ? hint.over : hint.usual}
    </Text>
  );
}

type ChosenFileProps = { name: string; prepared: PreparedPicture | undefined };

function ChosenFile({ name, prepared }: ChosenFileProps) {
  return (
    <div>
      <Text size="sm" fw={600} className={classes.name}>
        {name}
      </Text>
      <Text size="sm" role="status">
        {prepared ? describePicture(prepared) : "Preparing photo…"}
      </Text>
    </div>
  );
}

type ChooseButtonProps = {
  label: string;
  isMultiple: boolean;
  describedBy: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
  resetRef: RefObject<(() => void) | null>;
  onChoose: (file: File, ...others: File[]) => void;
};

function ChooseButton(props: ChooseButtonProps) {
  const { label, isMultiple, describedBy, buttonRef, resetRef, onChoose } = props;
  return (
    <FileButton
      multiple={isMultiple}
      accept={pictureTypes.join()}
      onChange={(chosen) => {
        const [file, ...others] = [chosen].flat();
        if (file) onChoose(file, ...others.filter((other) => other !== null));
      }}
      resetRef={resetRef}
    >
      {(button) => (
        <Button
          {...button}
          ref={buttonRef}
          variant="default"
          leftSection={<ImageUp size={18} aria-hidden />}
          data-path="imageFile"
          aria-describedby={describedBy}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}
