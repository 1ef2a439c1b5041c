import { RecordConflict } from "../../../../components/conflict/RecordConflict.tsx";
import { proposalFields } from "./proposal-fields.ts";
import { type DraftEditor, type Drafted, toValues } from "./use-draft-editor.ts";

type Props = { editor: DraftEditor; other: Drafted };

/** Both versions of a draft that somebody else has changed. */
export function DraftConflict({ editor, other }: Props) {
  return (
    <RecordConflict
      fields={proposalFields}
      form={editor.form}
      baseline={editor.baseline}
      other={other}
      toValues={toValues}
      savedAt={other.draft.updatedAt}
      failure="Somebody else changed this proposal."
      onContinue={editor.continueFrom}
    />
  );
}
