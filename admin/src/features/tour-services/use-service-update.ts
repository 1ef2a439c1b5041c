import { type TourService, tourService } from "shared/tour-services";
import { useEditForm } from "../../lib/editing/use-edit-form.ts";
import { withOtherTexts } from "./service-differences.ts";
import {
  changedServiceSchema,
  type ServiceValues,
  serviceDraft,
  serviceFormValues,
} from "./service-values.ts";
import { useUpdateService } from "./services.requests.ts";
import { isChanged, submitService, useServiceForm } from "./use-service-form.ts";

export function useServiceUpdate(service: TourService, onSaved: () => void) {
  const update = useUpdateService(service._id);
  const form = useServiceForm(serviceFormValues(service), changedServiceSchema);
  const isDirty = isChanged(form) && !update.isSuccess;
  const edit = useEditForm<ServiceValues, TourService>({
    item: service,
    itemSchema: tourService,
    revisionOf: ({ updatedAt }) => updatedAt,
    toValues: serviceFormValues,
    form,
    isDirty,
    draftName: `service:${service._id}`,
    draftSchema: serviceDraft,
    outdatedText: "The service was changed since then: saving will show both versions.",
    save: update,
    mergeConflict: withOtherTexts,
  });
  const submit = submitService(form, (values) =>
    update.save({ values, revision: edit.revision }, { onSuccess: onSaved, onError: edit.onError }),
  );
  return { form, isDirty, submit, update, ...edit };
}

export type ServiceUpdate = ReturnType<typeof useServiceUpdate>;
