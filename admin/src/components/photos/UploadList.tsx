import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import classes from "./UploadList.module.css";
import { describeProgress, type Upload } from "./upload-queue.ts";
import type { PhotoUploads } from "./use-photo-uploads.ts";

type Uploads = Pick<PhotoUploads, "uploads" | "retry" | "remove">;
type Props = { uploads: Uploads; field: string; noun?: "photos" | "files" };

/** A field's pending and failed files. */
export function UploadList({ uploads, field, noun = "photos" }: Props) {
  const own = uploads.uploads.filter((upload) => upload.field === field);
  if (own.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-label={`Uploading ${noun}`}>
      {own.map((upload) => (
        <UploadRow key={upload.order} upload={upload} {...uploads} />
      ))}
    </ul>
  );
}

type UploadRowProps = { upload: Upload } & Pick<Uploads, "retry" | "remove">;

function UploadRow({ upload, retry, remove }: UploadRowProps) {
  const { order, file, state, progress = 0, problem, isRefused } = upload;
  const hasFailed = state === "failed";
  return (
    <Stack component="li" gap={4}>
      <Group gap="xs" wrap="nowrap">
        <Text size="sm" truncate flex={1}>
          {file.name}
        </Text>
        {!hasFailed && (
          <Text size="sm" c="dimmed">
            {state === "waiting" ? "Waiting…" : describeProgress(upload)}
          </Text>
        )}
        {hasFailed && !isRefused && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Try ${file.name} again`}
            onClick={() => retry(order)}
          >
            Try again
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={`${hasFailed ? "Remove" : "Cancel"} ${file.name}`}
          onClick={() => remove(order)}
        >
          {hasFailed ? "Remove" : "Cancel"}
        </Button>
      </Group>
      {hasFailed ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      ) : (
        <Progress.Root size="sm">
          <Progress.Section
            aria-label={`${file.name} sent`}
            value={Math.floor(progress * 100)}
            striped={progress === 1}
            animated={progress === 1}
          />
        </Progress.Root>
      )}
    </Stack>
  );
}
