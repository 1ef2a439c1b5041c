import type { ComponentProps } from "react";
import type { RecordField } from "../../lib/editing/record-field.ts";
import { RecordConflict } from "./RecordConflict.tsx";
import { UnreadableDraft } from "./UnreadableDraft.tsx";

type Props<Values extends object> = {
  form: { values: Values; setValues: (values: Values) => void };
  conflict: Conflict<Values> | ComponentProps<typeof UnreadableDraft> | undefined;
};

type Conflict<Values> = {
  author: string | null;
  savedAt: string;
  fields: RecordField<Values>[];
  values: Values;
  before: Values;
  continueWith: (values: Partial<Values>) => void;
};

/** Two people write one draft: lets the admin choose field by field. */
export function DraftConflict<Values extends object>({ form, conflict }: Props<Values>) {
  if (!conflict) return null;
  if ("replace" in conflict) return <UnreadableDraft {...conflict} />;
  const { author, savedAt, fields, values, before, continueWith } = conflict;
  return (
    <RecordConflict
      fields={fields}
      form={form}
      baseline={before}
      other={values}
      toValues={(other) => other}
      savedAt={savedAt}
      failure={`${author ?? "Someone else"} changed this draft at the same time.`}
      onContinue={(_other, chosen) => continueWith(chosen)}
    />
  );
}
