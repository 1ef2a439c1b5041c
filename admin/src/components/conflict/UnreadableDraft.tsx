import { Button, Group, Text } from "@mantine/core";
import { DateTime } from "../date/DateTime.tsx";
import { ConflictAlert } from "./ConflictAlert.tsx";

type Props = {
  author: string | null;
  savedAt: string;
  replace: () => void;
};

/** Asks before typed text replaces a draft that an older or newer form saved. */
export function UnreadableDraft({ author, savedAt, replace }: Props) {
  return (
    <ConflictAlert title="There is a draft that this form can't show.">
      <Text size="sm">
        {author ?? "A former admin"} saved it (<DateTime at={savedAt} />) with another version of
        the form. What you type stays in this tab until you replace that draft.
      </Text>
      <Group>
        <Button size="xs" color="clay" onClick={replace}>
          Replace the draft with what I typed
        </Button>
      </Group>
    </ConflictAlert>
  );
}
