import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import type { Saving } from "../../lib/editing/use-save.ts";

export type Upload = Pick<Saving, "progress" | "cancel"> & { kind?: "picture" | "file" };

const labels = {
  picture: {
    preparing: "Preparing photo…",
    sending: "Uploading photo…",
    sent: "Photo uploaded",
  },
  file: { preparing: "Preparing file…", sending: "Uploading file…", sent: "File uploaded" },
};

const describeStage = (progress: Saving["progress"], kind: keyof typeof labels) => {
  if (progress === undefined) return labels[kind].preparing;
  return progress === 1 ? "Processing…" : labels[kind].sending;
};

export function UploadProgress({ progress, cancel, kind = "picture" }: Upload) {
  const percent = Math.floor((progress ?? 0) * 100);
  const isSent = progress === 1;
  return (
    <Stack gap={6}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600}>
          <span role="status">{describeStage(progress, kind)}</span>
          {progress !== undefined && !isSent && ` ${percent} %`}
        </Text>
        <Button size="compact-sm" variant="default" onClick={cancel}>
          Cancel
        </Button>
      </Group>
      <Progress.Root size="lg">
        <Progress.Section
          aria-label={labels[kind].sent}
          value={percent}
          striped={isSent}
          animated={isSent}
        />
      </Progress.Root>
    </Stack>
  );
}
