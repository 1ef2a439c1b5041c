import { type ComponentProps, useId } from "react";
import { useFieldIssue } from "./FieldIssues.tsx";

type Props = ComponentProps<"textarea"> & { label: string; name: string };

export function TextField({ label, ...textarea }: Props) {
  const id = useId();
  const { aria, note } = useFieldIssue(textarea.name);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <textarea className="field__input" id={id} {...aria} {...textarea} />
      {note}
    </div>
  );
}
