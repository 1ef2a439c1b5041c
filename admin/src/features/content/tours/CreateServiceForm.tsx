import { useTimeout } from "@mantine/hooks";
import { useNavigate } from "react-router";
import type { TourService } from "shared/content/tours/tour-services";
import { adminPaths } from "shared/paths";
import { confirmPrices } from "../../../components/prices/confirm-prices.ts";
import { issuesByField, serverMessage } from "../../../lib/api/api-error.ts";
import { confirmTitle } from "./confirm-title.ts";
import { ServiceEditor } from "./editor/ServiceEditor.tsx";
import { ServiceSaveForm } from "./editor/ServiceSaveForm.tsx";
import { PrefillChoice } from "./PrefillChoice.tsx";
import { useTourPhotos } from "./photos/use-tour-photos.ts";
import { useCreateService } from "./services.requests.ts";
import { useNewService } from "./use-new-service.ts";
import type { ContactDetails, ServiceValues } from "./values/service-values.ts";

/** Milliseconds to read the success text. */
const redirectDelay = 2_000;

type Props = {
  services: TourService[];
  isListMissing: boolean;
  /** The company's contact details. */
  contact: ContactDetails;
  copied: string | null;
};

export function CreateServiceForm({ services, isListMissing, contact, copied }: Props) {
  const navigate = useNavigate();
  const redirectLater = useTimeout(() => navigate(adminPaths.services), redirectDelay);
  const create = useCreateService();
  const { form, source, startFrom, isDirty, draft } = useNewService({
    services,
    contact,
    copiedId: copied,
    create,
  });
  const uploads = useTourPhotos(form);
  const send = (values: ServiceValues) =>
    create.save(values, {
      onSuccess: () => redirectLater.start(),
      onError: (error) => form.setErrors(issuesByField(error)),
    });
  const save = (values: ServiceValues) => {
    const others = services.flatMap(({ facts }) => facts.prices);
    const prices = { typed: values.facts.prices, stored: [], others };
    confirmTitle(values.title, services, () => confirmPrices(prices, () => send(values)));
  };
  return (
    <ServiceSaveForm
      form={form}
      uploads={uploads}
      saving={create}
      isDirty={isDirty}
      draft={draft}
      label="Create Service"
      untouched="Not saved yet"
      success={create.isSuccess && "✅ Service created successfully!"}
      failure={create.error && `❌ ${serverMessage(create.error) ?? "Failed to submit data."}`}
      onSave={save}
    >
      <PrefillChoice
        services={services}
        source={source}
        isDirty={isDirty}
        isListMissing={isListMissing}
        onStart={startFrom}
      />
      <ServiceEditor form={form} uploads={uploads} otherTours={services} />
    </ServiceSaveForm>
  );
}
