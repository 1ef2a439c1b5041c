import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import type { Saving } from "../lib/use-save.ts";

/** How far a picture is on its way, and the way to stop it. */
export function UploadProgress({ share, cancel }: Pick<Saving, "share" | "cancel">) {
  const percent = Math.floor(share * 100);
  const isSent = share === 1;
  return (
    <Stack gap={6}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600}>
          <span role="status">{isSent ? "Preparing the picture…" : "Sending the picture…"}</span>
          {!isSent && ` ${percent} %`}
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
