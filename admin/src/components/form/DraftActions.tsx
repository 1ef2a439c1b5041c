import { Button, Group, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import type { OnDraftKept } from "../../lib/editing/team-drafts/draft-saver.ts";
import type { DraftState } from "../../lib/editing/use-draft.ts";
import { notify } from "../feedback/notify.ts";
import { notifyUndoable } from "../feedback/notify-undoable.tsx";
import { DraftStatus } from "./DraftStatus.tsx";

/** The user can get the draft back for some seconds. */
const announceKept: OnDraftKept = (theirs) =>
  notify(
    "Draft not discarded",
    theirs
      ? `${theirs.author ?? "Someone else"} changed it at the same time, so it was kept.`
      : "The server didn't remove it. Keep this page open to try again.",
  );

export const discardWithUndo = ({ startOver }: Pick<DraftState, "startOver">) => {
  const undo = startOver(announceKept);
  notifyUndoable({
    title: "Draft discarded",
    text: "Changed your mind?",
    onUndo: () => {
      if (undo()) return;
      notify("Draft not restored", "It would have replaced what you typed since.");
    },
  });
};

type Props = { draft: DraftState; isDirty: boolean };

/** Says where the typed text is, and gives it up. */
export function DraftBar({ draft, isDirty }: Props) {
  const { shared, restored } = draft;
  if (!shared || !isDirty) return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" component="div">
        <DraftStatus status={shared.status} />
      </Text>
      {!restored && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => discardWithUndo(draft)}
        >
          Discard
        </Button>
      )}
    </Group>
  );
}

/** Leaves a shared draft for later. */
export function KeepAsDraft({ draft, isDirty, disabled }: Props & { disabled: boolean }) {
  const navigate = useNavigate();
  const { shared } = draft;
  if (!shared || !isDirty) return null;
  const keep = async () => {
    // The status beside the buttons says why it failed.
    if (!(await shared.keep())) return;
    await navigate(shared.listPath);
    notify("Draft kept", "Nothing was published. You'll find it in the list.");
  };
  return (
    <Button variant="default" disabled={disabled} onClick={() => void keep()}>
      Keep as draft
    </Button>
  );
}
