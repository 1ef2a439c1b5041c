import { useMemo } from "react";
import { type TourService, tourService } from "shared/content/tours/tour-services";
import { mergeVersions } from "../../../lib/editing/record-field.ts";
import { useEditForm } from "../../../lib/editing/use-edit-form.ts";
import { useSiteSettings } from "../../../lib/requests/site-settings.ts";
import { useUpdateService } from "./services.requests.ts";
import { serviceFields } from "./values/service-fields.ts";
import { changedServiceSchema } from "./values/service-schema.ts";
import { type ServiceValues, serviceFormValues, serviceValues } from "./values/service-values.ts";
import { isChanged, useServiceForm } from "./values/use-service-form.ts";

export function useServiceUpdate(service: TourService, onSaved: () => void) {
  const update = useUpdateService(service._id);
  const country = useSiteSettings()?.company.value.country;
  const schema = useMemo(() => changedServiceSchema(country), [country]);
  const form = useServiceForm(serviceFormValues(service), schema);
  const isDirty = isChanged(form) && !update.isSuccess;
  const edit = useEditForm<ServiceValues, TourService>({
    item: service,
    itemSchema: tourService,
    revisionOf: ({ updatedAt }) => updatedAt,
    toValues: serviceFormValues,
    form,
    isDirty,
    draftName: `service:${service._id}`,
    draftSchema: serviceValues,
    outdatedText: "Someone else changed this tour. You'll see both versions when you save.",
    save: update,
    mergeConflict: (typed, from, other) =>
      mergeVersions(serviceFields, typed, from, serviceFormValues(other)),
  });
  const save = (values: ServiceValues) =>
    update.save({ values, revision: edit.revision }, { onSuccess: onSaved, onError: edit.onError });
  return { form, isDirty, save, update, ...edit };
}
