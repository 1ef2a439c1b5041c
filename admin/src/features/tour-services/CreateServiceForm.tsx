import { useTimeout } from "@mantine/hooks";
import { useNavigate } from "react-router";
import { adminPaths } from "shared/paths";
import type { TourService } from "shared/tour-services";
import { SaveForm } from "../../components/form/SaveForm.tsx";
import { issuesByField, serverMessage } from "../../lib/api/api-error.ts";
import { SaveBar } from "./editor/SaveBar.tsx";
import { ServiceEditor } from "./editor/ServiceEditor.tsx";
import { PrefillChoice } from "./PrefillChoice.tsx";
import { usePhotoUploads } from "./photos/use-photo-uploads.ts";
import { useCreateService } from "./services.requests.ts";
import { askAboutTakenTitle } from "./taken-title.ts";
import { useNewService } from "./use-new-service.ts";
import { submitService } from "./values/use-service-form.ts";

/** Milliseconds to read the success text. */
const redirectDelay = 2_000;

type Props = { services: TourService[]; isListMissing: boolean; copied: string | null };

export function CreateServiceForm({ services, isListMissing, copied }: Props) {
  const navigate = useNavigate();
  const redirectLater = useTimeout(() => navigate(adminPaths.services), redirectDelay);
  const create = useCreateService();
  const { form, source, startFrom, isDirty, draft } = useNewService(services, copied, create);
  const uploads = usePhotoUploads(form);
  const submit = submitService(form, (values) =>
    askAboutTakenTitle(values.title, services, () =>
      create.save(values, {
        onSuccess: () => redirectLater.start(),
        onError: (error) => form.setErrors(issuesByField(error)),
      }),
    ),
  );
  return (
    <SaveForm
      onSubmit={submit}
      saving={create}
      leavesAfterwards
      isDirty={isDirty || uploads.unfinished > 0}
      draft={draft}
      success={create.isSuccess && "✅ Service created successfully!"}
      failure={create.error && `❌ ${serverMessage(create.error) ?? "Failed to submit data."}`}
      saveBar={
        <SaveBar
          label="Create Service"
          saving={create}
          isDirty={isDirty}
          untouched="Not saved yet"
          uploads={uploads}
        />
      }
    >
      <PrefillChoice
        services={services}
        source={source}
        isDirty={isDirty}
        isListMissing={isListMissing}
        onStart={startFrom}
      />
      <ServiceEditor form={form} uploads={uploads} otherTours={services} />
    </SaveForm>
  );
}
