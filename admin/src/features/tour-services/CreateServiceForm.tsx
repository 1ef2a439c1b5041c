import { Button } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useNavigate } from "react-router";
import { adminPaths } from "shared/paths";
import { type TourService, tourServiceTexts } from "shared/tour-services";
import { SaveForm } from "../../components/SaveForm.tsx";
import { issuesByField, sentenceOf } from "../../lib/api-error.ts";
import { PrefillChoice } from "./PrefillChoice.tsx";
import { ServiceFields } from "./ServiceFields.tsx";
import { blankService, valuesOf } from "./service-values.ts";
import { useCreateService } from "./services.requests.ts";
import { submitService, useServiceForm } from "./use-service-form.ts";

/** Milliseconds in which the success text can be read before the list of services follows. */
const readingTime = 2_000;

type Props = { services: TourService[]; isListMissing: boolean };

const oldestOf = (services: TourService[]) =>
  services.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0];

/** The form of a new service. What was typed stays when saving fails. */
export function CreateServiceForm({ services, isListMissing }: Props) {
  const navigate = useNavigate();
  const leaveSoon = useTimeout(() => navigate(adminPaths.services), readingTime);
  const create = useCreateService();
  const oldest = oldestOf(services);
  const form = useServiceForm(oldest ? valuesOf(oldest) : blankService, tourServiceTexts);
  const submit = submitService(form, (values) =>
    create.mutate(values, {
      onSuccess: () => leaveSoon.start(),
      onError: (error) => form.setErrors(issuesByField(error)),
    }),
  );
  return (
    <SaveForm
      onSubmit={submit}
      isResting={create.isPending || create.isSuccess}
      isDirty={form.isDirty() && !create.isSuccess}
      success={create.isSuccess && "✅ Service created successfully!"}
      failure={create.error && `❌ ${sentenceOf(create.error) ?? "Failed to submit data."}`}
    >
      <PrefillChoice
        services={services}
        oldest={oldest}
        form={form}
        isListMissing={isListMissing}
      />
      <ServiceFields form={form} />
      <Button type="submit" size="md" loading={create.isPending}>
        Create Service
      </Button>
    </SaveForm>
  );
}
