import { type ComponentProps, useId } from "react";

type Props = ComponentProps<"input"> & { label: string; hint?: string };

/** One labelled line of a form. */
export function Field({ label, hint, ...input }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {hint && <span className="field__hint"> {hint}</span>}
      </label>
      <input className="field__input" id={id} {...input} />
    </div>
  );
}
