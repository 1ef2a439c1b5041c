import { Fieldset, Stack } from "@mantine/core";
import { type FormEventHandler, type ReactNode, useRef } from "react";
import type { DraftState } from "../../lib/editing/use-draft.ts";
import type { Saving } from "../../lib/editing/use-save.ts";
import { DraftNotice } from "./DraftNotice.tsx";
import classes from "./SaveForm.module.css";
import { SaveStatus, type SaveTexts } from "./SaveStatus.tsx";
import { useFocusAfterFailure } from "./use-focus-after-failure.ts";
import { type LeaveQuestion, useLeaveGuard } from "./use-leave-guard.ts";

type Props = SaveTexts & {
  onSubmit: FormEventHandler<HTMLFormElement>;
  saving: Saving;
  /** The screen changes after a save: the fields stay disabled until then. */
  leavesAfterwards?: boolean;
  isDirty: boolean;
  /** Instead of the usual one. */
  leaveQuestion?: LeaveQuestion | undefined;
  /** Missing where nothing typed may be stored, as with passwords. */
  draft?: DraftState;
  withPicture?: boolean;
  /** Stays in sight at the bottom; has the submit button. */
  saveBar?: ReactNode;
  children: ReactNode;
};

/** A form with its outcome below; it is not left without asking while something is unsaved. */
export function SaveForm(props: Props) {
  const { onSubmit, saving, leavesAfterwards, isDirty, draft, children } = props;
  const { success, failure, detail, withPicture = false, saveBar } = props;
  const isDone = Boolean(leavesAfterwards) && saving.isSuccess;
  const isDisabled = saving.isPending || isDone;
  const form = useRef<HTMLFormElement>(null);
  useLeaveGuard({ isDirty, question: props.leaveQuestion, onDiscard: draft?.drop });
  useFocusAfterFailure(form, saving);
  const status = (
    <SaveStatus
      success={success}
      failure={failure}
      detail={detail || saving.note}
      upload={withPicture && saving.isPending && saving}
    />
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Fieldset variant="unstyled" disabled={isDisabled}>
        <Stack>
          {draft && <DraftNotice draft={draft} isDirty={isDirty} withPicture={withPicture} />}
          {children}
        </Stack>
      </Fieldset>
      {saveBar ? (
        <div className={classes.bottom} data-bottom-bar>
          {status}
          <Fieldset variant="unstyled" disabled={isDisabled} className={classes.bar}>
            {saveBar}
          </Fieldset>
        </div>
      ) : (
        status
      )}
    </form>
  );
}
