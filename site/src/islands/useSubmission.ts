import { type SubmitEvent, useEffect, useRef, useState } from "react";

/** What became of a sent form, as a sentence for the person who sent it. */
export type Outcome = { ok: boolean; text: string };

/** Sends a form once at a time; an accepted form is emptied, a refused one keeps what was typed. */
export function useSubmission(send: (form: FormData) => Promise<Outcome>) {
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const button = useRef<HTMLButtonElement>(null);

  // Disabling the fields dropped the focus; a keyboard would start at the top of the page again.
  useEffect(() => {
    if (!outcome || document.activeElement !== document.body) return;
    button.current?.focus({ preventScroll: true });
  }, [outcome]);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    setOutcome(undefined);
    setSubmitting(true);
    const result = await send(data);
    if (result.ok) form.reset();
    setOutcome(result);
    setSubmitting(false);
  };

  return { submitting, outcome, setOutcome, handleSubmit, button };
}
