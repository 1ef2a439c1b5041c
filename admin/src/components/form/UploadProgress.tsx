import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import type { Saving } from "../../lib/editing/use-save.ts";

export type Upload = Pick<Saving, "progress" | "cancel"> & { what?: "picture" | "file" };

const sentLabels = { picture: "Picture sent", file: "File sent" };

const describeStage = (progress: Saving["progress"], what: string) => {
  if (progress === undefined) return `Preparing the ${what}…`;
  return progress === 1 ? "Sent. Waiting for the answer…" : `Sending the ${what}…`;
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
          aria-label={sentLabels[what]}
          value={percent}
          striped={isSent}
          animated={isSent}
        />
      </Progress.Root>
    </Stack>
  );
}
