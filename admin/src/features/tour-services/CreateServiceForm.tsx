import { Button, Fieldset, Stack } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useNavigate } from "react-router";
import { adminPaths } from "shared/paths";
import { type TourService, tourServiceTexts } from "shared/tour-services";
import { SaveStatus } from "../../components/SaveStatus.tsx";
import { issuesByField, sentenceOf } from "../../lib/api-error.ts";
import { PrefillChoice } from "./PrefillChoice.tsx";
import { ServiceFields } from "./ServiceFields.tsx";
import { blankService, valuesOf } from "./service-values.ts";
import { useCreateService } from "./services.requests.ts";
import { submitService, useServiceForm } from "./use-service-form.ts";

/** Milliseconds in which the success text can be read before the list of services follows. */
const readingTime = 2_000;

type Props = { services: TourService[]; isListMissing?: boolean };

const oldestOf = (services: TourService[]) =>
  services.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0];

/** The form of a new service. What was typed stays when saving fails. */
export function CreateServiceForm({ services, isListMissing = false }: Props) {
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
    <form noValidate onSubmit={submit}>
      <Fieldset variant="unstyled" disabled={create.isPending || create.isSuccess}>
        <Stack>
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
        </Stack>
      </Fieldset>
      <SaveStatus
        success={create.isSuccess && "✅ Service created successfully!"}
        failure={create.error && `❌ ${sentenceOf(create.error) ?? "Failed to submit data."}`}
      />
    </form>
  );
}
