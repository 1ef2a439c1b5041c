import { useMemo, useState } from "react";
import type { TourService } from "shared/content/tours/tour-services";
import { useDraft, useStoredDraft } from "../../../lib/editing/use-draft.ts";
import { useSiteSettings } from "../../../lib/requests/site-settings.ts";
import { copyService, prefilledFrom } from "./values/copy-service.ts";
import { newServiceSchema } from "./values/service-schema.ts";
import { type ContactDetails, serviceValues } from "./values/service-values.ts";
import { isChanged, useServiceForm } from "./values/use-service-form.ts";

const findOldest = (services: TourService[]) =>
  services.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0];

type NewService = {
  services: TourService[];
  /** The company's contact details. */
  contact: ContactDetails;
  copiedId: string | null;
  create: { isSuccess: boolean };
};

/** The form of a new tour: a copy of the named tour, or else prefilled from the oldest. */
export function useNewService({ services, contact, copiedId, create }: NewService) {
  const storedDraft = useStoredDraft(`service:new:${copiedId ?? ""}`, serviceValues);
  const find = (id: string | null | undefined) => services.find(({ _id }) => _id === id);
  const copied = find(copiedId);
  const [source, setSource] = useState(() =>
    storedDraft.found ? find(storedDraft.found.base) : (copied ?? findOldest(services)),
  );
  const initialValues =
    copied && source === copied ? copyService(copied) : prefilledFrom(source, contact);
  const country = useSiteSettings()?.company.value.country;
  const schema = useMemo(() => newServiceSchema(country), [country]);
  const form = useServiceForm(initialValues, schema);
  const isDirty = isChanged(form) && !create.isSuccess;
  const startFrom = (chosen: TourService | undefined) => {
    setSource(chosen);
    form.setInitialValues(prefilledFrom(chosen, contact));
    form.reset();
  };
  const draft = useDraft({
    storedDraft,
    form,
    base: source?._id ?? "",
    isDirty,
    onStartOver: () => form.reset(),
  });
  return { form, source, startFrom, isDirty, draft };
}
