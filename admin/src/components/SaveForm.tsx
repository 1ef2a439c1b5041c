import { Fieldset, Stack } from "@mantine/core";
import type { FormEventHandler, ReactNode } from "react";
import { SaveStatus, type SaveTexts } from "./SaveStatus.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

type Props = SaveTexts & {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The fields rest while they are sent, and when they have been sent and the screen is about to change. */
  isResting: boolean;
  /** Something is typed that has not been saved. */
  isDirty: boolean;
  /** The fields and the buttons. */
  children: ReactNode;
};

/** A form that is saved: its fields, and below them what became of it. What is typed is not left without asking. */
export function SaveForm({ onSubmit, isResting, isDirty, children, ...texts }: Props) {
  useLeaveGuard(isDirty);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Fieldset variant="unstyled" disabled={isResting}>
        <Stack>{children}</Stack>
      </Fieldset>
      <SaveStatus {...texts} />
    </form>
  );
}
