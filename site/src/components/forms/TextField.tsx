import { type ComponentProps, useId } from "react";
import { useFieldIssue } from "./FieldIssues.tsx";

type Props = ComponentProps<"textarea"> & { label: string; name: string; hint?: string };

export function TextField({ label, hint, ...textarea }: Props) {
  const id = useId();
  const { aria, note } = useFieldIssue(textarea.name);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {hint && <span className="field__hint"> {hint}</span>}
      </label>
      <textarea className="field__input" id={id} {...aria} {...textarea} />
      {note}
    </div>
  );
}
