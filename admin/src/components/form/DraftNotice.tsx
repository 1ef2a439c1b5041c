import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { History } from "lucide-react";
import type { DraftState } from "../../lib/editing/use-draft.ts";
import { DateTime } from "../date/DateTime.tsx";
import { askToConfirm } from "../feedback/alerts.ts";
import { discardWithUndo } from "./DraftActions.tsx";

type Props = {
  draft: DraftState;
  isDirty: boolean;
  withPicture: boolean;
};

/** Says that a draft was restored and offers to start over. */
export function DraftNotice({ draft, isDirty, withPicture }: Props) {
  const { restored, outdated, shared, startOver } = draft;
  if (!restored && !(shared && outdated)) return null;
  const ask = () => {
    if (shared) return discardWithUndo(draft);
    if (!isDirty) return void startOver();
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
          {restored && <RestoredText restored={restored} />}
          {restored?.file && !withPicture && (
            <Text size="sm">
              The photo “{restored.file}” couldn't be saved in the draft. Please choose it again.
            </Text>
          )}
          {outdated && <Text size="sm">{outdated}</Text>}
        </Stack>
        {restored && (
          <Button size="compact-sm" variant="default" onClick={ask}>
            {shared ? "Discard" : "Discard draft"}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

function RestoredText({ restored }: { restored: NonNullable<DraftState["restored"]> }) {
  const { author, at } = restored;
  if (author === undefined)
    return (
      <Text size="sm">
        Unsaved draft restored (<DateTime at={at} />
        ).
      </Text>
    );
  return (
    <Text size="sm">
      Unpublished changes by {author ?? "a former admin"}, <DateTime at={at} />
    </Text>
  );
}
