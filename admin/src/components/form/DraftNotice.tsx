import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { History } from "lucide-react";
import type { DraftState } from "../../lib/editing/use-draft.ts";
import { DateTime } from "../date/DateTime.tsx";
import { askToConfirm } from "../feedback/alerts.ts";

type Props = {
  draft: DraftState;
  isDirty: boolean;
  withPicture: boolean;
};

/** Says that a draft was restored and offers to start over. */
export function DraftNotice({ draft, isDirty, withPicture }: Props) {
  const { restored, outdated, startOver } = draft;
  if (!restored) return null;
  const ask = () => {
    if (!isDirty) return startOver();
    askToConfirm({
      title: "Discard your changes?",
      text: "The fields go back to the last saved version.",
      confirm: "Discard draft",
      onConfirm: startOver,
    });
  };
  return (
    <Alert color="lake" icon={<History />} role="status">
      <Group gap="xs">
        <Stack gap={4} flex="1 1 14rem">
          <Text size="sm">
            Unsaved draft restored (<DateTime at={restored.at} />
            ).
          </Text>
          {restored.file && !withPicture && (
            <Text size="sm">
              The photo “{restored.file}” couldn't be saved in the draft. Please choose it again.
            </Text>
          )}
          {outdated && <Text size="sm">{outdated}</Text>}
        </Stack>
        <Button size="compact-sm" variant="default" onClick={ask}>
          Discard draft
        </Button>
      </Group>
    </Alert>
  );
}
