import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import type { Saving } from "../../lib/editing/use-save.ts";

const stageOf = (share: Saving["share"]) => {
  if (share === undefined) return "Preparing the photo…";
  return share === 1 ? "Sent. Waiting for the answer…" : "Sending the picture…";
};

/** How far a picture is on its way, and the way to stop it. */
export function UploadProgress({ share, cancel }: Pick<Saving, "share" | "cancel">) {
  const percent = Math.floor((share ?? 0) * 100);
  const isSent = share === 1;
  return (
    <Stack gap={6}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600}>
          <span role="status">{stageOf(share)}</span>
          {share !== undefined && !isSent && ` ${percent} %`}
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
