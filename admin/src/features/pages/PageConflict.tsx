import type { Page } from "shared/pages";
import { ConflictChoice } from "../../components/conflict/ConflictChoice.tsx";
import { fieldDifferences } from "../../components/conflict/field-differences.tsx";
import { isSameRecord } from "../../lib/editing/record-field.ts";
import { pageFields } from "./values/page-fields.ts";
import { type PageValues, pageFormValues } from "./values/page-values.ts";
import type { PageForm } from "./values/use-page-form.ts";

type Props = {
  form: PageForm;
  /** What was typed began from it. */
  baseline: PageValues;
  other: Page;
  failure: string;
  onContinue: (other: Page, values: Partial<PageValues>) => void;
};

export function PageConflict({ form, baseline, other, failure, onContinue }: Props) {
  const otherValues = pageFormValues(other);
  const versions = { typed: form.values, from: baseline, other: otherValues };
  return (
    <ConflictChoice
      failure={failure}
      savedAt={other.updatedAt}
      differences={fieldDifferences(pageFields, versions, form.setValues)}
      isSame={isSameRecord(pageFields, form.values, otherValues)}
      onKeepTyped={() => onContinue(other, {})}
      onLoadOther={() => onContinue(other, otherValues)}
    />
  );
}
