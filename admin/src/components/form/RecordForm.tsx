import { Button, Group } from "@mantine/core";
import type { FormEventHandler, ReactNode } from "react";
import { serverMessage } from "../../lib/api/api-error.ts";
import type { DraftState } from "../../lib/editing/use-draft.ts";
import type { Saving } from "../../lib/editing/use-save.ts";
import { DraftBar, KeepAsDraft } from "./DraftActions.tsx";
import { SaveForm } from "./SaveForm.tsx";

type Props = {
  edit: {
    submit: FormEventHandler<HTMLFormElement>;
    isDirty: boolean;
    draft: DraftState;
    /** The version that another user saved. */
    other: unknown;
  };
  saving: Saving & { data: { message: string } | undefined; error: Error | null };
  failure: string;
  /** Lets the admin choose between two versions; shown during a conflict. */
  conflict: ReactNode;
  button: string;
  children: ReactNode;
};

/** The form of a stored record that other users may change too. */
export function RecordForm({ edit, saving, failure, conflict, button, children }: Props) {
  const { submit, isDirty, draft } = edit;
  const isConflict = edit.other !== undefined;
  const isBlocked = isConflict || draft.shared?.status.phase === "conflict";
  return (
    <SaveForm
      onSubmit={submit}
      saving={saving}
      isDirty={isDirty}
      draft={draft}
      success={saving.data?.message}
      failure={saving.error && !isConflict && failure}
      detail={!isConflict && serverMessage(saving.error)}
    >
      {children}
      {conflict}
      <Group gap="xs" justify="end">
        {draft.shared && isDirty && (
          <div style={{ marginInlineEnd: "auto" }}>
            <DraftBar draft={draft} isDirty={isDirty} />
          </div>
        )}
        <KeepAsDraft draft={draft} isDirty={isDirty} disabled={isBlocked} />
        <Button
          type="submit"
          flex={draft.shared ? undefined : "1"}
          loading={saving.isPending}
          disabled={isBlocked}
        >
          {button}
        </Button>
      </Group>
    </SaveForm>
  );
}
