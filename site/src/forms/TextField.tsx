import { type ComponentProps, useId } from "react";
import { useHydrated } from "../components/ui/useHydrated.ts";
import { useFieldIssue } from "./Field.tsx";

type Props = ComponentProps<"textarea"> & {
  label: string;
  name: string;
  hint?: string;
  /** In UTF-16 units; the browser enforces it only without scripts. */
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
        // Browsers silently cut text pasted beyond the limit; the server explains it instead.
        maxLength={hydrated ? undefined : longest}
        {...aria}
        {...textarea}
      />
      {note}
    </div>
  );
}
