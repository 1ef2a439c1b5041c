import { Alert, Button, Stack, Text } from "@mantine/core";
import { DateTime } from "../date/DateTime.tsx";
import { scrollIntoView } from "./scroll-into-view.ts";

type Props = {
  author: string | null;
  savedAt: string;
  replace: () => void;
};

/** A draft of another version of the form; asks before it is replaced. */
export function UnreadableDraft({ author, savedAt, replace }: Props) {
  return (
    <Alert
      ref={scrollIntoView}
      color="clay"
      role="group"
      title={
        <span role="alert" tabIndex={-1}>
          There is a draft that this form can't show.
        </span>
      }
    >
      <Stack gap="md" align="flex-start">
        <Text size="sm">
          {author ?? "A former admin"} saved it (<DateTime at={savedAt} />) with another version of
          the form. What you type stays in this tab until you replace that draft.
        </Text>
        <Button size="xs" color="clay" onClick={replace}>
          Replace the draft with what I typed
        </Button>
      </Stack>
    </Alert>
  );
}
