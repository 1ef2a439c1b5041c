import { formLimits } from "shared/inbox/form-limits";
import type { GuestProposalPage } from "shared/inbox/proposals/guest-pages";
import { Issue } from "./AcceptForm.tsx";
import { hasForm } from "./has-form.ts";

type Props = { page: GuestProposalPage };

export function OtherAnswers({ page }: Props) {
  if (!hasForm(page, "change")) return null;
  const isOpen = page.status === "open";
  return (
    <div className="guest-answers">
      <Answer
        page={page}
        form="change"
        title={isOpen ? "Ask for a change" : "Write to us"}
        label="Your message"
        hint={isOpen ? "Other dates, another hotel, a question: we'll write back." : undefined}
        button="Send message"
        isRequired
        isUnfolded={!isOpen}
      />
      {hasForm(page, "decline") && (
        <Answer
          page={page}
          form="decline"
          title="No thanks"
          label="Reason"
          hint="Optional. It helps us to do better."
          button="Decline this proposal"
        />
      )}
    </div>
  );
}

type AnswerProps = Props & {
  form: "change" | "decline";
  title: string;
  label: string;
  hint: string | undefined;
  button: string;
  isRequired?: boolean;
  isUnfolded?: boolean;
};

function Answer({ page, form, title, label, hint, button, ...props }: AnswerProps) {
  const { isRequired = false, isUnfolded = false } = props;
  const refused = page.refused?.form === form ? page.refused : null;
  const issueId = `${form}-issue`;
  return (
    <details className="guest-answer panel" open={isUnfolded || refused !== null}>
      <summary>
        <h2 className="guest-subtitle">{title}</h2>
      </summary>
      {/* A link to something within the fold opens it. */}
      <form className="guest-form" id={form} method="post" action={`${page.path}/${form}`}>
        {refused && <Issue id={issueId} message={refused.message} />}
        <fieldset className="guest-form__fields" disabled={page.isPreview}>
          <label className="field">
            <span className="field__label">
              {label} {hint && <span className="field__hint">{hint}</span>}
            </span>
            <textarea
              className="field__input"
              name="text"
              rows={4}
              maxLength={formLimits.message}
              required={isRequired}
              defaultValue={refused?.typed.text ?? ""}
              aria-describedby={refused ? issueId : undefined}
            />
          </label>
          <button className="button button--quiet form__submit" type="submit">
            {button}
          </button>
        </fieldset>
      </form>
    </details>
  );
}
