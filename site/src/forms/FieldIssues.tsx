import { createContext, useContext, useId } from "react";

export const FieldIssues = createContext<Readonly<Record<string, string>>>({});

/** `aria` for the field, `note` with the reason to be shown below it; `description` is the id of what else describes it. */
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
