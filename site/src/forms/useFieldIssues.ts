import { type InputEvent, type SyntheticEvent, useState } from "react";

/** Reasons by field name. */
export type Issues = Readonly<Record<string, string>>;

/** A field without a name only helps to fill in another. */
const hasName = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.name !== "";

/** What is wrong with a form's fields, by the server or by the browser. */
export function useFieldIssues() {
  const [issues, setIssues] = useState<Issues>({});

  /** Shows the browser's reason below the field instead of in a bubble, and goes to the first such field. */
  const handleInvalid = (event: SyntheticEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event;
    if (!hasName(target)) return;
    event.preventDefault();
    setIssues((shown) => ({ ...shown, [target.name]: target.validationMessage }));
    const fields = [...currentTarget.elements].filter(hasName);
    if (target === fields.find(({ validity }) => !validity.valid)) target.focus();
  };

  /** Clears the issue of a field that is being corrected. */
  const handleInput = ({ target }: InputEvent<HTMLFormElement>) => {
    if (!hasName(target) || !(target.name in issues)) return;
    setIssues(Object.fromEntries(Object.entries(issues).filter(([name]) => name !== target.name)));
  };

  return { issues, setIssues, handleInvalid, handleInput };
}
