import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";

type Issues = Readonly<Record<string, string>>;

/** What became of a sent form, as a sentence for its sender; `issues` names the refused fields. */
export type Outcome = {
  ok: boolean;
  text: string;
  issues?: Issues;
  /** Nobody has just pressed the button: focus and page stay where they are. */
  unasked?: boolean;
};

const none: Issues = {};

const hasName = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Sends a form once at a time; an accepted form is emptied, a refused one keeps what was typed. */
export function useSubmission(send: (form: FormData) => Promise<Outcome>) {
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [issues, setIssues] = useState(none);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // Disabling the fields dropped the focus; a keyboard would start at the top of the page again.
  useEffect(() => {
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== body && !form.current?.contains(activeElement);
    if (!outcome || outcome.unasked || isElsewhere) return;
    const refused = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (refused) return refused.focus();
    if (activeElement === body) button.current?.focus({ preventScroll: true });
    form.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [outcome]);

  /** Says what became of the form. */
  const settle = (result: Outcome) => {
    if (result.ok) form.current?.reset();
    setOutcome(result);
    setIssues(result.issues ?? none);
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const data = new FormData(event.currentTarget);
    setOutcome(undefined);
    setIssues(none);
    setSubmitting(true);
    settle(await send(data));
    setSubmitting(false);
  };

  /** What is being corrected is no longer wrong. */
  const handleInput = ({ target }: InputEvent<HTMLFormElement>) => {
    if (!hasName(target) || !(target.name in issues)) return;
    setIssues(Object.fromEntries(Object.entries(issues).filter(([name]) => name !== target.name)));
  };

  return {
    submitting,
    outcome,
    issues,
    setOutcome,
    settle,
    handleSubmit,
    handleInput,
    form,
    button,
  };
}

/** The state of a form on its way, as `useSubmission` gives it. */
export type Submission = ReturnType<typeof useSubmission>;
