import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import type { Saving } from "../../lib/editing/use-save.ts";

const describeStage = (progress: Saving["progress"]) => {
  if (progress === undefined) return "Preparing the photo…";
  return progress === 1 ? "Sent. Waiting for the answer…" : "Sending the picture…";
};

export function UploadProgress({ progress, cancel }: Pick<Saving, "progress" | "cancel">) {
  const percent = Math.floor((progress ?? 0) * 100);
  const isSent = progress === 1;
  return (
    <Stack gap={6}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600}>
          <span role="status">{describeStage(progress)}</span>
          {progress !== undefined && !isSent && ` ${percent} %`}
        </Text>
        <Button size="compact-sm" variant="default" onClick={cancel}>
          {isSent ? "Stop waiting" : "Cancel"}
        </Button>
      </Group>
      <Progress.Root size="lg">
        <Progress.Section
          aria-label="Picture sent"
          value={percent}
          striped={isSent}
          animated={isSent}
        />
      </Progress.Root>
    </Stack>
  );
}
