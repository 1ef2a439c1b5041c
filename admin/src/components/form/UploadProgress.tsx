import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import type { Saving } from "../../lib/editing/use-save.ts";

export type Upload = Pick<Saving, "progress" | "cancel"> & { what?: "picture" | "file" };

const labels = {
  picture: {
    preparing: "Preparing photo…",
    sending: "Uploading photo…",
    sent: "Photo uploaded",
  },
  file: { preparing: "Preparing file…", sending: "Uploading file…", sent: "File uploaded" },
};

const describeStage = (progress: Saving["progress"], what: keyof typeof labels) => {
  if (progress === undefined) return labels[what].preparing;
  return progress === 1 ? "Processing…" : labels[what].sending;
};

export function UploadProgress({ progress, cancel, what = "picture" }: Upload) {
  const percent = Math.floor((progress ?? 0) * 100);
  const isSent = progress === 1;
  return (
    <Stack gap={6}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600}>
          <span role="status">{describeStage(progress, what)}</span>
          {progress !== undefined && !isSent && ` ${percent} %`}
        </Text>
        <Button size="compact-sm" variant="default" onClick={cancel}>
          Cancel
        </Button>
      </Group>
      <Progress.Root size="lg">
        <Progress.Section
          aria-label={labels[what].sent}
          value={percent}
          striped={isSent}
          animated={isSent}
        />
      </Progress.Root>
    </Stack>
  );
}
