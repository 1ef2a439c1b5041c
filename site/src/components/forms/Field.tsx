import { type ComponentProps, useId } from "react";
import { useFieldIssue } from "./FieldIssues.tsx";

type Props = ComponentProps<"input"> & { label: string; name: string; hint?: string };

export function Field({ label, hint, ...input }: Props) {
  const id = useId();
  const { aria, note } = useFieldIssue(input.name);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {hint && <span className="field__hint"> {hint}</span>}
      </label>
      <input className="field__input" id={id} {...aria} {...input} />
      {note}
    </div>
  );
}
