import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";

type Issues = Readonly<Record<string, string>>;

/** What became of a sent form, as a sentence for its sender; `issues` names the refused fields. */
export type Outcome = {
  ok: boolean;
  text: string;
  issues?: Issues;
  /** Nobody has just pressed the button: focus and page stay where they are. */
  isAutomatic?: boolean;
};

const noIssues: Issues = {};

const hasName = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Sends a form once at a time; an accepted form is emptied, a refused one keeps what was typed. */
export function useSubmission(send: (form: FormData) => Promise<Outcome>) {
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [issues, setIssues] = useState(noIssues);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isSending = useRef(false);

  // Disabling the fields dropped the focus; a keyboard would start at the top of the page again.
  useEffect(() => {
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== body && !form.current?.contains(activeElement);
    if (!outcome || outcome.isAutomatic || isElsewhere) return;
    const refused = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (refused) return refused.focus();
    if (activeElement === body) button.current?.focus({ preventScroll: true });
    form.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [outcome]);

  const showOutcome = (result: Outcome) => {
    if (result.ok) form.current?.reset();
    setOutcome(result);
    setIssues(result.issues ?? noIssues);
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // State is too late for a second press before the form is drawn anew.
    if (isSending.current) return;
    isSending.current = true;
    const data = new FormData(event.currentTarget);
    setOutcome(undefined);
    setIssues(noIssues);
    setSubmitting(true);
    showOutcome(await send(data));
    setSubmitting(false);
    isSending.current = false;
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
    showOutcome,
    handleSubmit,
    handleInput,
    form,
    button,
  };
}

/** The state of a form on its way, as `useSubmission` gives it. */
export type Submission = ReturnType<typeof useSubmission>;
