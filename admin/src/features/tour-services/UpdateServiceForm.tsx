import { Button } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type TourService, tourService } from "shared/tour-services";
import { ConflictChoice } from "../../components/conflict/ConflictChoice.tsx";
import { pictureDifference } from "../../components/conflict/difference.ts";
import { SaveForm } from "../../components/form/SaveForm.tsx";
import { issuesByField, serverMessage } from "../../lib/api/api-error.ts";
import { conflictingRecord } from "../../lib/api/edit-conflict.ts";
import { useDraft, useStoredDraft } from "../../lib/editing/use-draft.ts";
import { useRevision } from "../../lib/editing/use-revision.ts";
import { ServiceFields } from "./ServiceFields.tsx";
import { serviceDifferences, withOtherTexts } from "./service-differences.ts";
import { hasDifferentTexts } from "./service-texts.ts";
import { changedServiceSchema, serviceDraft, serviceFormValues } from "./service-values.ts";
import { useUpdateService } from "./services.requests.ts";
import { isChanged, submitService, useServiceForm } from "./use-service-form.ts";

/** Milliseconds in which the success text can be read before the dashboard follows. */
const redirectDelay = 2_000;

const updatedAtOf = ({ updatedAt }: TourService) => updatedAt;

/** The form of an existing service. It never overwrites what somebody else saved in the meantime. */
export function UpdateServiceForm({ service }: { service: TourService }) {
  const navigate = useNavigate();
  const redirectLater = useTimeout(() => navigate("/admin"), redirectDelay);
  const update = useUpdateService(service._id);
  const kept = useStoredDraft(`service:${service._id}`, serviceDraft);
  const { stored, readAt, moveTo, isOutdated } = useRevision(
    service,
    updatedAtOf,
    kept.found?.base,
  );
  const form = useServiceForm(serviceFormValues(service), changedServiceSchema);
  /** What the fields said before anything was typed. */
  const [from, setFrom] = useState(kept.found?.from ?? form.getInitialValues());
  const isDirty = isChanged(form) && !update.isSuccess;
  const draft = useDraft({
    kept,
    form,
    base: readAt,
    from,
    outdated: isOutdated && "The service was changed since then: saving will show both versions.",
    isDirty,
    onStartOver: () => {
      form.reset();
      setFrom(form.getInitialValues());
      moveTo(stored);
      update.reset();
    },
  });
  const other = conflictingRecord(update.error, tourService);
  const failure = `Error: ${serverMessage(update.error) ?? "Failed to update data"}`;
  const submit = submitService(form, (values) =>
    update.save(
      { values, readAt },
      {
        onSuccess: () => redirectLater.start(),
        onError: (error) => {
          const newer = conflictingRecord(error, tourService);
          if (newer) form.setValues(withOtherTexts(form.getValues(), from, newer));
          form.setErrors(issuesByField(error));
        },
      },
    ),
  );
  const settle = (version: TourService) => {
    form.resetDirty(serviceFormValues(version));
    setFrom(serviceFormValues(version));
    moveTo(version);
    update.reset();
  };
  const { imageFile } = form.values;
  return (
    <SaveForm
      onSubmit={submit}
      saving={update}
      leavesAfterwards
      isDirty={isDirty}
      draft={draft}
      withPicture={imageFile !== null}
      success={update.isSuccess && "Service updated successfully!"}
      failure={update.error && !other && failure}
    >
      <ServiceFields form={form} picture={stored.imageFile} listsRequired />
      {other && (
        <ConflictChoice
          failure={failure}
          savedAt={other.updatedAt}
          differences={serviceDifferences(form.values, from, other, form.setValues)}
          isSame={!imageFile && !hasDifferentTexts(form.values, other)}
          picture={pictureDifference(
            { typed: imageFile, stored: stored.imageFile, other: other.imageFile },
            () => form.setFieldValue("imageFile", null),
          )}
          onKeepTyped={() => settle(other)}
          onLoadOther={() => {
            form.setValues(serviceFormValues(other));
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
