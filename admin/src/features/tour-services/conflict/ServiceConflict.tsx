import type { TourService } from "shared/tour-services";
import { ConflictChoice } from "../../../components/conflict/ConflictChoice.tsx";
import { isSameService } from "../values/service-fields.ts";
import { type ServiceValues, serviceFormValues } from "../values/service-values.ts";
import type { ServiceForm } from "../values/use-service-form.ts";
import { serviceDifferences } from "./service-differences.tsx";

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
  return (
    <ConflictChoice
      failure={failure}
      savedAt={other.updatedAt}
      differences={serviceDifferences(form.values, baseline, otherValues, form.setValues)}
      isSame={isSameService(form.values, otherValues)}
      onKeepTyped={() => onContinue(other, {})}
      onLoadOther={() => onContinue(other, otherValues)}
    />
  );
}
