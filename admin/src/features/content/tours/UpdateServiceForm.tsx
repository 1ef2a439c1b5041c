import { useTimeout } from "@mantine/hooks";
import { useNavigate } from "react-router";
import type { TourService } from "shared/content/tours/tour-services";
import { RecordConflict } from "../../../components/conflict/RecordConflict.tsx";
import { confirmPrices } from "../../../components/prices/confirm-prices.ts";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { comparedFields } from "./conflict/compared-fields.tsx";
import { ServiceEditor } from "./editor/ServiceEditor.tsx";
import { ServiceSaveForm } from "./editor/ServiceSaveForm.tsx";
import { useTourPhotos } from "./photos/use-tour-photos.ts";
import { useServiceUpdate } from "./use-service-update.ts";
import { type ServiceValues, serviceFormValues } from "./values/service-values.ts";

/** Milliseconds to read the success text. */
const redirectDelay = 2_000;

type Props = { service: TourService; otherTours: TourService[] };

export function UpdateServiceForm({ service, otherTours }: Props) {
  const navigate = useNavigate();
  const redirectLater = useTimeout(() => navigate("/admin"), redirectDelay);
  const edit = useServiceUpdate(service, () => redirectLater.start());
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
      label="Save tour"
      untouched="No changes"
      isBlocked={Boolean(other)}
      success={update.isSuccess && "Service updated successfully!"}
      failure={update.error && !other && failure}
      onSave={confirmAndSave}
    >
      <ServiceEditor form={form} uploads={uploads} otherTours={otherTours} isStored />
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
