import { type ComponentProps, type ReactNode, useId } from "react";
import { useFieldIssue } from "./FieldIssues.tsx";

type Props = ComponentProps<"input"> & {
  label: string;
  name: string;
  hint?: string | undefined;
  /** Takes the whole row of a form in pairs. */
  isWide?: boolean;
  /** Inside the field, at its end. */
  children?: ReactNode;
};

export function Field(props: Props) {
  const { label, hint, isWide, children, "aria-describedby": description, ...input } = props;
  const id = useId();
  const { aria, note } = useFieldIssue(input.name, description);
  return (
    <div className={isWide ? "field form__wide" : "field"}>
      <label className="field__label" htmlFor={id}>
        {label}
        {hint && <span className="field__hint"> {hint}</span>}
      </label>
      <div className="field__row">
        <input className="field__input" id={id} {...aria} {...input} />
        {children}
      </div>
      {note}
    </div>
  );
}
