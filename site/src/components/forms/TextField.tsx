import { type ComponentProps, type SyntheticEvent, useId } from "react";
import { useHydrated } from "../ui/useHydrated.ts";
import { useFieldIssue } from "./FieldIssues.tsx";

type Props = ComponentProps<"textarea"> & {
  label: string;
  name: string;
  hint?: string;
  /** UTF-16 units. */
  longest: number;
};

const count = (characters: number) => characters.toLocaleString("en");

/** Browsers cut what is pasted beyond `maxLength` without a word: it stays here, and is not sent. */
const refuseLonger =
  (longest: number) =>
  ({ currentTarget: field }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { length } = field.value;
    const problem = `This is ${count(length)} characters long; ${count(longest)} can be sent.`;
    field.setCustomValidity(length > longest ? problem : "");
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
        maxLength={hydrated ? undefined : longest}
        onInput={refuseLonger(longest)}
        {...aria}
        {...textarea}
      />
      {note}
    </div>
  );
}
