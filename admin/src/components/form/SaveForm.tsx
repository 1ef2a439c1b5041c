import { Anchor, Fieldset, Stack } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type FormEventHandler, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { DraftState, SharedDraft } from "../../lib/editing/use-draft.ts";
import type { Saving } from "../../lib/editing/use-save.ts";
import { showNotice } from "../feedback/notify.ts";
import { DraftNotice } from "./DraftNotice.tsx";
import classes from "./SaveForm.module.css";
import { SaveStatus, type SaveTexts } from "./SaveStatus.tsx";
import { type LeaveQuestion, useLeaveGuard } from "./use-leave-guard.ts";

type Props = SaveTexts & {
  onSubmit: FormEventHandler<HTMLFormElement>;
  saving: Saving;
  /** Keeps the fields disabled after a save until the screen changes. */
  leavesAfterwards?: boolean;
  isDirty: boolean;
  /** True for what a draft cannot keep, such as uploads. */
  hasUnsent?: boolean;
  /** Replaces the usual question. */
  leaveQuestion?: LeaveQuestion | undefined;
  /** Missing when typed text must not be stored, such as passwords. */
  draft?: DraftState;
  withPicture?: boolean;
  /** Contains the submit button and stays visible at the bottom. */
  saveBar?: ReactNode;
  children: ReactNode;
};

/** The draft is on the server, or on its way there. */
const keptPhases = new Set(["waiting", "saving", "saved"]);

/** A form with its result below; asks before the user leaves unsaved changes. */
export function SaveForm(props: Props) {
  const { onSubmit, saving, leavesAfterwards, isDirty, hasUnsent = false, draft, children } = props;
  const { success, failure, detail, withPicture = false, saveBar } = props;
  const isDone = Boolean(leavesAfterwards) && saving.isSuccess;
  const isDisabled = saving.isPending || isDone;
  const form = useRef<HTMLFormElement>(null);
  const phase = draft?.shared?.status.phase;
  useLeaveGuard({
    isAtRisk: hasUnsent || (isDirty && !(phase && keptPhases.has(phase))),
    isUnstored: hasUnsent || (isDirty && phase !== "saved"),
    question: props.leaveQuestion,
    onDiscard: draft?.drop,
  });
  useFocusAfterFailure(form, saving);
  useLocalDraftNotice(draft?.shared);
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

/** Shows a notice with a way back if the draft can't be sent when the form closes. */
function useLocalDraftNotice({ keep, path }: Partial<Pick<SharedDraft, "keep" | "path">> = {}) {
  useEffect(() => {
    if (!keep || !path) return undefined;
    notifications.hide(path);
    return () =>
      void keep().then((isKept) => {
        if (isKept) return;
        showNotice({
          id: path,
          color: "red",
          title: "The draft couldn't be sent",
          message: (
            <>
              It is kept in this tab only.{" "}
              <Anchor component={Link} to={path} inherit>
                Back to the draft
              </Anchor>
            </>
          ),
          role: "alert",
          autoClose: false,
        });
      });
  }, [keep, path]);
}

const queryAll = (form: HTMLFormElement, selector: string) => [
  ...form.querySelectorAll<HTMLElement>(selector),
];

/** Saving disables the fields and loses the focus: a failure moves it to the first invalid field or to the message. */
function useFocusAfterFailure(
  form: RefObject<HTMLFormElement | null>,
  { isPending, isSuccess }: Saving,
) {
  const wasPending = useRef(false);
  useEffect(() => {
    const hasFailed = wasPending.current && !isPending && !isSuccess;
    wasPending.current = isPending;
    const focused = document.activeElement;
    if (!hasFailed || !form.current) return;
    // The user may have moved the focus during the save.
    if (focused !== document.body && !form.current.contains(focused)) return;
    const [refused] = queryAll(form.current, "[aria-invalid=true]");
    const alert = queryAll(form.current, "[role=alert]").find(({ textContent }) => textContent);
    (refused ?? alert)?.focus();
  }, [form, isPending, isSuccess]);
}
