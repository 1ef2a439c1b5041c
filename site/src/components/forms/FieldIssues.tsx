import { createContext, useContext, useId } from "react";

/** Why fields of the form around were refused, by their names. */
export const FieldIssues = createContext<Readonly<Record<string, string>>>({});

/** What ties a field to the reason why it was refused: `aria` for the field, `note` below it. */
export function useFieldIssue(name: string) {
  const id = useId();
  const issue = useContext(FieldIssues)[name];
  if (!issue) return { aria: {}, note: null };
  return {
    aria: { "aria-invalid": true, "aria-describedby": id },
    note: (
      <p className="field__issue" id={id}>
        {issue}
      </p>
    ),
  };
}
