import { useTimeout } from "@mantine/hooks";
import { useNavigate } from "react-router";
import type { Draft } from "shared/content/records/drafts";
import { type TourService, tourService } from "shared/content/tours/tour-services";
import { DraftConflict } from "../../../components/conflict/DraftConflict.tsx";
import { RecordConflict } from "../../../components/conflict/RecordConflict.tsx";
import { confirmPrices } from "../../../components/prices/confirm-prices.ts";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { mergeVersions } from "../../../lib/editing/record-field.ts";
import { useEditForm } from "../../../lib/editing/use-edit-form.ts";
import { ServiceEditor } from "./editor/ServiceEditor.tsx";
import { ServiceSaveForm } from "./editor/ServiceSaveForm.tsx";
import { useTourPhotos } from "./photos/use-tour-photos.ts";
import { useUpdateService } from "./services.requests.ts";
import { comparedFields } from "./values/compared-fields.tsx";
import { serviceFields } from "./values/service-fields.ts";
import { changedServiceSchema } from "./values/service-schema.ts";
import { type ServiceValues, serviceFormValues, serviceValues } from "./values/service-values.ts";
import { tourDraft } from "./values/tour-draft.ts";
import { isChanged, useServiceForm } from "./values/use-service-form.ts";

/** Milliseconds to read the success text. */
const redirectDelay = 2_000;

type Props = { service: TourService; found: Draft | null; otherTours: TourService[] };

export function UpdateServiceForm({ service, found, otherTours }: Props) {
  const navigate = useNavigate();
  const redirectLater = useTimeout(() => navigate("/admin"), redirectDelay);
  const edit = useServiceUpdate(service, found, () => redirectLater.start());
  const { form, isDirty, draft, save, update, baseline, other } = edit;
  const uploads = useTourPhotos(form);
  const failure = `Error: ${serverMessage(update.error) ?? "Failed to update data"}`;
  const confirmAndSave = (values: ServiceValues) => {
    const stored = service.facts.prices;
    const others = otherTours.flatMap(({ facts }) => facts.prices);
    confirmPrices({ typed: values.facts.prices, stored, others }, () => save(values));
  };
  return (
    <ServiceSaveForm
      form={form}
      uploads={uploads}
      saving={update}
      isDirty={isDirty}
      draft={draft}
      label="Update Service"
      untouched="No changes"
      isBlocked={Boolean(other)}
      success={update.isSuccess && "Service updated successfully!"}
      failure={update.error && !other && failure}
      onSave={confirmAndSave}
    >
      <ServiceEditor
        form={form}
        uploads={uploads}
        otherTours={otherTours}
        stored={{ tour: edit.stored, readAt: edit.revision, onMoved: edit.follow }}
      />
      <DraftConflict form={form} conflict={draft.conflict} />
      {other && (
        <RecordConflict
          fields={comparedFields}
          form={form}
          baseline={baseline}
          other={other}
          toValues={serviceFormValues}
          savedAt={other.updatedAt}
          failure={failure}
          onContinue={edit.continueFrom}
        />
      )}
    </ServiceSaveForm>
  );
}

function useServiceUpdate(service: TourService, found: Draft | null, onSaved: () => void) {
  const update = useUpdateService(service._id);
  const form = useServiceForm(serviceFormValues(service), changedServiceSchema);
  const isDirty = isChanged(form) && !update.isSuccess;
  const edit = useEditForm<ServiceValues, TourService>({
    item: service,
    itemSchema: tourService,
    getRevision: ({ updatedAt }) => updatedAt,
    toValues: serviceFormValues,
    form,
    isDirty,
    draftName: `service:${service._id}`,
    draftSchema: serviceValues,
    team: tourDraft(service._id, found),
    outdatedText: "Someone else changed this tour. You'll see both versions when you save.",
    save: update,
    mergeConflict: (typed, from, other) =>
      mergeVersions(serviceFields, typed, from, serviceFormValues(other)),
  });
  const save = (values: ServiceValues) =>
    update.save(
      { values, revision: edit.revision },
      { publish: edit.draft.publish, onSuccess: onSaved, onError: edit.onError },
    );
  /** Keeps what is typed after the tour's address has changed. */
  const follow = (moved: TourService) => {
    const { detailPage } = form.getValues();
    if (detailPage === edit.stored.detailPage) form.setFieldValue("detailPage", moved.detailPage);
    form.resetDirty(serviceFormValues(moved));
    edit.rebase(moved);
  };
  return { form, isDirty, save, update, follow, ...edit };
}
