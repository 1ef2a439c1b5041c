import type { TourService } from "shared/tour-services";
import { ConflictChoice } from "../../../components/conflict/ConflictChoice.tsx";
import { fieldDifferences } from "../../../components/conflict/field-differences.tsx";
import { isSameRecord } from "../../../lib/editing/record-field.ts";
import { type ServiceValues, serviceFormValues } from "../values/service-values.ts";
import type { ServiceForm } from "../values/use-service-form.ts";
import { comparedFields } from "./compared-fields.tsx";

type Props = {
  form: ServiceForm;
  /** What was typed began from it. */
  baseline: ServiceValues;
  other: TourService;
  failure: string;
  onContinue: (other: TourService, values: Partial<ServiceValues>) => void;
};

export function ServiceConflict({ form, baseline, other, failure, onContinue }: Props) {
  const otherValues = serviceFormValues(other);
  const versions = { typed: form.values, from: baseline, other: otherValues };
  return (
    <ConflictChoice
      failure={failure}
      savedAt={other.updatedAt}
      differences={fieldDifferences(comparedFields, versions, form.setValues)}
      isSame={isSameRecord(comparedFields, form.values, otherValues)}
      onKeepTyped={() => onContinue(other, {})}
      onLoadOther={() => onContinue(other, otherValues)}
    />
  );
}
