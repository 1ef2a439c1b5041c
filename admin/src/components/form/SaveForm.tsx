import { Fieldset, Stack } from "@mantine/core";
import { type FormEventHandler, type ReactNode, useRef } from "react";
import type { DraftState } from "../../lib/editing/use-draft.ts";
import type { Saving } from "../../lib/editing/use-save.ts";
import { DraftNotice } from "./DraftNotice.tsx";
import { SaveStatus, type SaveTexts } from "./SaveStatus.tsx";
import { useFocusAfterFailure } from "./use-focus-after-failure.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

type Props = SaveTexts & {
  onSubmit: FormEventHandler<HTMLFormElement>;
  saving: Saving;
  /** The screen changes after a save: the fields stay disabled until then. */
  leavesAfterwards?: boolean;
  isDirty: boolean;
  /** Missing where nothing typed may be stored, as with passwords. */
  draft?: DraftState;
  withPicture?: boolean;
  children: ReactNode;
};

/** A form with its outcome below; it is not left without asking while something is unsaved. */
export function SaveForm(props: Props) {
  const { onSubmit, saving, leavesAfterwards, isDirty, draft, children } = props;
  const { success, failure, detail, withPicture = false } = props;
  const isDone = Boolean(leavesAfterwards) && saving.isSuccess;
  const form = useRef<HTMLFormElement>(null);
  useLeaveGuard(isDirty, draft?.drop);
  useFocusAfterFailure(form, saving);
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Fieldset variant="unstyled" disabled={saving.isPending || isDone}>
        <Stack>
          {draft && <DraftNotice draft={draft} isDirty={isDirty} withPicture={withPicture} />}
          {children}
        </Stack>
      </Fieldset>
      <SaveStatus
        success={success}
        failure={failure}
        detail={detail || saving.note}
        upload={withPicture && saving.isPending && saving}
      />
    </form>
  );
}
