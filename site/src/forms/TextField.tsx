import { type ComponentProps, useId } from "react";
import { useHydrated } from "../components/ui/useHydrated.ts";
import { useFieldIssue } from "./Field.tsx";

type Props = ComponentProps<"textarea"> & {
  label: string;
  name: string;
  hint?: string;
  /** In UTF-16 units; held by the browser alone where no script runs. */
  longest: number;
};

export function TextField({ label, hint, longest, ...textarea }: Props) {
  const id = useId();
  const hydrated = useHydrated();
  const { aria, note } = useFieldIssue(textarea.name);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {hint && <span className="field__hint"> {hint}</span>}
      </label>
      <textarea
        className="field__input"
        id={id}
        // Browsers cut what is pasted beyond it without a word; the server says what is too long.
        maxLength={hydrated ? undefined : longest}
        {...aria}
        {...textarea}
      />
      {note}
    </div>
  );
}
