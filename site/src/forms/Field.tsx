import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";

export const FieldIssues = createContext<Readonly<Record<string, string>>>({});

/** Returns `aria` for the field and `note` with the error below it; `description` is the id of another description. */
export function useFieldIssue(name: string, description?: string) {
  const id = useId();
  const issue = useContext(FieldIssues)[name];
  if (!issue) return { aria: { "aria-describedby": description }, note: null };
  return {
    aria: { "aria-invalid": true, "aria-describedby": description ? `${id} ${description}` : id },
    note: (
      <p className="field__issue" id={id}>
        {issue}
      </p>
    ),
  };
}

type Props = ComponentProps<"input"> & {
  label: string;
  name: string;
  hint?: string | undefined;
  /** Spans the whole row of a two-column form. */
  isWide?: boolean;
  /** Shown inside the field, at its end. */
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
