import {
  type InputEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";

/** Reasons by field name. */
type Issues = Readonly<Record<string, string>>;

/** A field without a name only helps to fill in another. */
const hasName = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.name !== "";

function useFieldIssues() {
  const [issues, setIssues] = useState<Issues>({});

  /** Shows the browser's reason below the field instead of in a bubble, and focuses the first such field. */
  const handleInvalid = (event: SyntheticEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event;
    if (!hasName(target)) return;
    event.preventDefault();
    setIssues((current) => ({ ...current, [target.name]: target.validationMessage }));
    const fields = [...currentTarget.elements].filter(hasName);
    if (target === fields.find(({ validity }) => !validity.valid)) target.focus();
  };

  const handleInput = ({ target }: InputEvent<HTMLFormElement>) => {
    if (!hasName(target) || !(target.name in issues)) return;
    setIssues(Object.fromEntries(Object.entries(issues).filter(([name]) => name !== target.name)));
  };

  return { issues, setIssues, handleInvalid, handleInput };
}

/** `issues` names the rejected fields. */
export type Outcome = {
  ok: boolean;
  text: string;
  issues?: Issues;
  /** Not caused by a press, so focus and scroll position stay. */
  isAutomatic?: boolean;
};

/** Removes a text that a field already shows. */
export const sayOnce = (outcome: Outcome): Outcome =>
  Object.values(outcome.issues ?? {}).includes(outcome.text) ? { ...outcome, text: "" } : outcome;

/** Sends a form once at a time; resets an accepted form, keeps the values of a rejected one. */
export function useSubmission(send: (form: FormData) => Promise<Outcome>) {
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const { issues, setIssues, handleInvalid, handleInput } = useFieldIssues();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isSending = useRef(false);

  // Disabling the fields moved the focus to the body.
  useEffect(() => {
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== body && !form.current?.contains(activeElement);
    if (!outcome || outcome.isAutomatic || isElsewhere) return;
    const refused = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    refused?.closest("details")?.setAttribute("open", "");
    if (refused) return refused.focus();
    if (activeElement === body) button.current?.focus({ preventScroll: true });
    form.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [outcome]);

  const showOutcome = (result: Outcome) => {
    if (result.ok) form.current?.reset();
    setOutcome(result);
    setIssues(result.issues ?? {});
  };
  const clearOutcome = () => {
    setOutcome(undefined);
    setIssues({});
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press may come before React renders the new state.
    if (isSending.current) return;
    isSending.current = true;
    const data = new FormData(event.currentTarget);
    clearOutcome();
    setSubmitting(true);
    try {
      showOutcome(await send(data));
    } finally {
      setSubmitting(false);
      isSending.current = false;
    }
  };

  return {
    submitting,
    outcome,
    issues,
    setOutcome,
    showOutcome,
    clearOutcome,
    handleSubmit,
    handleInput,
    handleInvalid,
    form,
    button,
  };
}

export type Submission = ReturnType<typeof useSubmission>;
