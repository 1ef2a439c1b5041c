import { Button, Group, Text } from "@mantine/core";
import type { DraftState } from "../../lib/editing/use-draft.ts";
import { DraftBar, KeepAsDraft } from "./DraftActions.tsx";

type Props = {
  label: string;
  /** For example "Unsaved changes". */
  state: string;
  isPending: boolean;
  disabled: boolean;
  isDirty?: boolean;
  draft?: DraftState | undefined;
};

/** Shows the form's state beside its buttons. */
export function SubmitBar({ label, state, isPending, disabled, isDirty = false, draft }: Props) {
  const isDraftShown = draft?.shared && state === unsavedState;
  return (
    <Group justify="space-between" gap="xs">
      {isDraftShown ? (
        <DraftBar draft={draft} isDirty={isDirty} />
      ) : (
        <Text size="sm" role="status">
          {state}
        </Text>
      )}
      <Group gap="xs" ms="auto">
        {draft && <KeepAsDraft draft={draft} isDirty={isDirty} disabled={disabled} />}
        <Button type="submit" flex="none" loading={isPending} disabled={disabled}>
          {label}
        </Button>
      </Group>
    </Group>
  );
}

/** A shared draft says in its place where the text is. */
export const unsavedState = "Unsaved changes";
