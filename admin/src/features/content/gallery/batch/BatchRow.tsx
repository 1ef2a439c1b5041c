import {
  Button,
  Checkbox,
  CloseButton,
  Group,
  Progress,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { memo } from "react";
import { limits } from "shared/limits";
import { describeProgress } from "../../../../components/photos/upload-queue.ts";
import classes from "./Batch.module.css";
import type { BatchPhoto, PhotoBatch } from "./photo-batch.ts";

type Props = {
  photo: BatchPhoto;
  batch: PhotoBatch;
  /** True after an attempt to add photos without a title. */
  isChecked: boolean;
};

const describe = (photo: BatchPhoto) => {
  if (photo.state === "stored") return "Uploaded";
  return photo.state === "waiting" ? "Waiting…" : describeProgress(photo);
};

/** Row of one photo; of 300 rows only those that change are rendered again. */
export const BatchRow = memo(function BatchRow({ photo, batch, isChecked }: Props) {
  const { key, file, title, state, preview, picture } = photo;
  const src = preview ?? picture?.imageFile;
  const isMissing = isChecked && title.trim() === "" && !photo.isRefused;
  return (
    <li className={classes.row} aria-label={file.name}>
      <div className={classes.preview}>
        {src && <img src={src} alt="" loading="lazy" decoding="async" />}
      </div>
      <Stack gap={6} miw={0}>
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <Text size="sm" c="dimmed" truncate>
            {file.name}
          </Text>
          {state !== "failed" && (
            <Text size="sm" c="dimmed" flex="none">
              {describe(photo)}
            </Text>
          )}
        </Group>
        {state === "failed" ? <Failure photo={photo} batch={batch} /> : <Sent photo={photo} />}
        {!photo.isRefused && <Fields photo={photo} batch={batch} isMissing={isMissing} />}
      </Stack>
      <CloseButton aria-label={`Remove ${file.name}`} onClick={() => batch.remove(key)} />
    </li>
  );
});

function Sent({ photo: { file, state, progress = 0 } }: Pick<Props, "photo">) {
  const share = state === "stored" ? 1 : progress;
  return (
    <Progress.Root size="xs">
      <Progress.Section
        aria-label={`${file.name} sent`}
        value={Math.floor(share * 100)}
        color={state === "stored" ? "green" : "blue"}
      />
    </Progress.Root>
  );
}

function Failure({ photo, batch }: Pick<Props, "photo" | "batch">) {
  const { key, file, problem, isRefused } = photo;
  return (
    <>
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {problem}
      </Text>
      {!isRefused && (
        <Button
          size="compact-sm"
          variant="default"
          style={{ alignSelf: "flex-start" }}
          aria-label={`Try ${file.name} again`}
          onClick={() => batch.retry(key)}
        >
          Try again
        </Button>
      )}
    </>
  );
}

type FieldsProps = Pick<Props, "photo" | "batch"> & { isMissing: boolean };

function Fields({ photo, batch, isMissing }: FieldsProps) {
  const { key, title, alt, isDecorative, isWanted, state } = photo;
  const isLocked = isWanted && state !== "failed";
  return (
    <div className={classes.fields}>
      <TextInput
        label="Title"
        required
        data-photo={key}
        maxLength={limits.line}
        disabled={isLocked}
        error={isMissing && "Title is required."}
        value={title}
        onChange={({ currentTarget }) => batch.change(key, { title: currentTarget.value })}
      />
      <TextInput
        label="Alternative text"
        placeholder={isDecorative ? "Screen readers skip it" : "Same as the title"}
        maxLength={limits.line}
        disabled={isLocked || isDecorative}
        value={isDecorative ? "" : alt}
        onChange={({ currentTarget }) => batch.change(key, { alt: currentTarget.value })}
      />
      <Checkbox
        label="Decorative"
        disabled={isLocked}
        checked={isDecorative}
        onChange={({ currentTarget }) => batch.change(key, { isDecorative: currentTarget.checked })}
      />
    </div>
  );
}
