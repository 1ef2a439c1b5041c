import { createContext, useContext, useId } from "react";

export const FieldIssues = createContext<Readonly<Record<string, string>>>({});

/** `aria` for the field, `note` with the reason to be shown below it. */
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
