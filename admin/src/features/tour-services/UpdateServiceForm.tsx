import { Button } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type TourService, tourService } from "shared/tour-services";
import { SaveForm } from "../../components/SaveForm.tsx";
import { issuesByField, sentenceOf } from "../../lib/api-error.ts";
import { conflictingRecord } from "../../lib/conflict.ts";
import { ServiceConflict } from "./ServiceConflict.tsx";
import { ServiceFields } from "./ServiceFields.tsx";
import { updatedServiceTexts, valuesOf } from "./service-values.ts";
import { useUpdateService } from "./services.requests.ts";
import { submitService, useServiceForm } from "./use-service-form.ts";

/** Milliseconds in which the success text can be read before the dashboard follows. */
const readingTime = 2_000;

/** The form of an existing service. It never overwrites what somebody else saved in the meantime. */
export function UpdateServiceForm({ service }: { service: TourService }) {
  const navigate = useNavigate();
  const leaveSoon = useTimeout(() => navigate("/admin"), readingTime);
  const update = useUpdateService(service._id);
  /** The version that the fields were read from, or were knowingly placed above. */
  const [base, setBase] = useState(service);
  const form = useServiceForm(valuesOf(service), updatedServiceTexts);
  const other = conflictingRecord(update.error, tourService);
  const failure = `Error: ${sentenceOf(update.error) ?? "Failed to update data"}`;
  const submit = submitService(form, (values) =>
    update.mutate(
      { values, readAt: base.updatedAt },
      {
        onSuccess: () => leaveSoon.start(),
        onError: (error) => form.setErrors(issuesByField(error)),
      },
    ),
  );
  const settle = (version: TourService) => {
    setBase(version);
    update.reset();
  };
  return (
    <SaveForm
      onSubmit={submit}
      isResting={update.isPending || update.isSuccess}
      isDirty={form.isDirty() && !update.isSuccess}
      success={update.isSuccess && "Service updated successfully!"}
      failure={update.error && !other && failure}
    >
      <ServiceFields form={form} picture={base.imageFile} listsRequired />
      {other && (
        <ServiceConflict
          failure={failure}
          typed={form.values}
          other={other}
          onKeepTyped={() => settle(other)}
          onLoadOther={() => {
            form.setValues(valuesOf(other));
            form.resetDirty(valuesOf(other));
            settle(other);
          }}
        />
      )}
      <Button type="submit" size="md" loading={update.isPending} disabled={Boolean(other)}>
        Update Service
      </Button>
    </SaveForm>
  );
}
