import { Button } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useState } from "react";
import { useNavigate } from "react-router";
import { adminPaths } from "shared/paths";
import { type TourService, tourServiceTexts } from "shared/tour-services";
import { SaveForm } from "../../components/form/SaveForm.tsx";
import { issuesByField, serverMessage } from "../../lib/api/api-error.ts";
import { useDraft, useStoredDraft } from "../../lib/editing/use-draft.ts";
import { PrefillChoice } from "./PrefillChoice.tsx";
import { ServiceFields } from "./ServiceFields.tsx";
import { initialServiceValues, serviceDraft } from "./service-values.ts";
import { useCreateService } from "./services.requests.ts";
import { isChanged, submitService, useServiceForm } from "./use-service-form.ts";

/** Milliseconds to read the success text. */
const redirectDelay = 2_000;

type Props = { services: TourService[]; isListMissing: boolean };

const findOldest = (services: TourService[]) =>
  services.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0];

export function CreateServiceForm({ services, isListMissing }: Props) {
  const navigate = useNavigate();
  const redirectLater = useTimeout(() => navigate(adminPaths.services), redirectDelay);
  const create = useCreateService();
  const storedDraft = useStoredDraft("service:new", serviceDraft);
  const [source, setSource] = useState(() =>
    storedDraft.found
      ? services.find(({ _id }) => _id === storedDraft.found?.base)
      : findOldest(services),
  );
  const form = useServiceForm(initialServiceValues(source), tourServiceTexts);
  const isDirty = isChanged(form) && !create.isSuccess;
  const startFrom = (chosen: TourService | undefined) => {
    setSource(chosen);
    form.setInitialValues(initialServiceValues(chosen));
    form.reset();
  };
  const draft = useDraft({
    storedDraft,
    form,
    base: source?._id ?? "",
    isDirty,
    onStartOver: () => form.reset(),
  });
  const submit = submitService(form, (values) =>
    create.save(values, {
      onSuccess: () => redirectLater.start(),
      onError: (error) => form.setErrors(issuesByField(error)),
    }),
  );
  return (
    <SaveForm
      onSubmit={submit}
      saving={create}
      leavesAfterwards
      isDirty={isDirty}
      draft={draft}
      withPicture={form.values.imageFile !== null}
      success={create.isSuccess && "✅ Service created successfully!"}
      failure={create.error && `❌ ${serverMessage(create.error) ?? "Failed to submit data."}`}
    >
      <PrefillChoice
        services={services}
        source={source}
        isDirty={isDirty}
        isListMissing={isListMissing}
        onStart={startFrom}
      />
      <ServiceFields form={form} />
      <Button type="submit" size="md" loading={create.isPending}>
        Create Service
      </Button>
    </SaveForm>
  );
}
