import type { ComponentProps, ReactNode } from "react";
import { honeypotField } from "shared/inbox/honeypot";
import { SubmissionForm } from "../SubmissionForm.tsx";
import { RetryNotice } from "./RetryNotice.tsx";
import type { useMessageForm } from "./useMessageForm.ts";

/** A honeypot: people neither see nor reach it, and password managers are asked to ignore it. */
function HiddenField() {
  return (
    <div className="form__hidden" aria-hidden="true">
      <label>
        Please leave this empty
        <input
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

type Props = Omit<ComponentProps<typeof SubmissionForm>, "submission" | "below"> & {
  message: Omit<ReturnType<typeof useMessageForm>, "sent">;
  noun?: string;
  after?: ReactNode;
};

export function MessageForm({ message, noun = "message", after, children, ...form }: Props) {
  const [button] = form.button;
  return (
    <SubmissionForm
      {...form}
      submission={message}
      below={
        <>
          <RetryNotice
            delivery={message.delivery}
            noun={noun}
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

type SourceFieldsProps = { page: string | undefined; tour?: string | undefined };

/** Sends the form's page and tour from browsers without JavaScript. */
export function SourceFields({ page, tour }: SourceFieldsProps) {
  return (
    <>
      {page && <input type="hidden" name="page" value={page} />}
      {tour && <input type="hidden" name="tour" value={tour} />}
    </>
  );
}
