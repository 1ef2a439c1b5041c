import type { ComponentProps, ReactNode } from "react";
import { SubmissionForm } from "../SubmissionForm.tsx";
import { HiddenField } from "./HiddenField.tsx";
import { RetryNotice } from "./RetryNotice.tsx";
import type { useMessageForm } from "./useMessageForm.ts";

type Props = Omit<ComponentProps<typeof SubmissionForm>, "submission" | "below"> & {
  message: Omit<ReturnType<typeof useMessageForm>, "sent">;
  /** Below everything else. */
  after?: ReactNode;
};

export function MessageForm({ message, after, children, ...form }: Props) {
  const [button] = form.button;
  return (
    <SubmissionForm
      {...form}
      submission={message}
      below={
        <>
          <RetryNotice
            notice={message.notice}
            button={button}
            submit={message.button}
            onCancel={message.cancelRetry}
          />
          {after}
        </>
      }
    >
      {children}
      <HiddenField />
    </SubmissionForm>
  );
}
