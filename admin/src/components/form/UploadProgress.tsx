import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import type { Saving } from "../../lib/editing/use-save.ts";

export type Upload = Pick<Saving, "progress" | "cancel"> & { what?: "picture" | "file" };

const labels = {
  picture: {
    preparing: "Preparing the photo…",
    sending: "Sending the photo…",
    sent: "Photo sent",
  },
  file: { preparing: "Preparing the file…", sending: "Sending the file…", sent: "File sent" },
};

const describeStage = (progress: Saving["progress"], what: keyof typeof labels) => {
  if (progress === undefined) return labels[what].preparing;
  return progress === 1 ? "Sent. Waiting for the answer…" : labels[what].sending;
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
          {isSent ? "Stop waiting" : "Cancel"}
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
