import type { ReactNode } from "react";
import { FieldIssues } from "./Field.tsx";
import type { Outcome, Submission } from "./useSubmission.ts";

/** Always rendered, so that screen readers announce each change. */
function OutcomeMessage({ outcome }: { outcome: Outcome | undefined }) {
  const tone = outcome?.ok ? "outcome outcome--success" : "outcome outcome--failure";
  return (
    <p className={outcome ? tone : "outcome"} role="status">
      {outcome?.text}
    </p>
  );
}

type Props = {
  /** A browser without JavaScript posts to this address. */
  action: string;
  submission: Submission;
  button: [rest: string, submitting: string];
  children: ReactNode;
  below?: ReactNode;
  unready?: boolean;
  layout?: "pairs" | "lines";
};

export function SubmissionForm(props: Props) {
  const { action, submission, button, children, below, unready = false, layout = "lines" } = props;
  const { submitting, outcome, issues, handleSubmit, handleInput, handleInvalid } = submission;
  return (
    <form
      className="form"
      method="post"
      action={action}
      onSubmit={handleSubmit}
      onInput={handleInput}
      onInvalidCapture={handleInvalid}
      ref={submission.form}
    >
      <fieldset
        className={`form__fields form__fields--${layout}`}
        disabled={submitting}
        aria-busy={submitting}
      >
        <FieldIssues value={issues}>{children}</FieldIssues>
        <button
          className="button form__submit"
          type="submit"
          disabled={unready}
          ref={submission.button}
        >
          {button[submitting ? 1 : 0]}
        </button>
      </fieldset>
      <OutcomeMessage outcome={outcome} />
      {below}
    </form>
  );
}
