import { Button } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useNavigate } from "react-router";
import type { TourService } from "shared/tour-services";
import { SaveForm } from "../../components/form/SaveForm.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import { ServiceConflict } from "./ServiceConflict.tsx";
import { ServiceFields } from "./ServiceFields.tsx";
import { useServiceUpdate } from "./use-service-update.ts";

/** Milliseconds to read the success text. */
const redirectDelay = 2_000;

export function UpdateServiceForm({ service }: { service: TourService }) {
  const navigate = useNavigate();
  const redirectLater = useTimeout(() => navigate("/admin"), redirectDelay);
  const edit = useServiceUpdate(service, () => redirectLater.start());
  const { form, isDirty, draft, submit, update, stored, other } = edit;
  const failure = `Error: ${serverMessage(update.error) ?? "Failed to update data"}`;
  return (
    <SaveForm
      onSubmit={submit}
      saving={update}
      leavesAfterwards
      isDirty={isDirty}
      draft={draft}
      withPicture={form.values.imageFile !== null}
      success={update.isSuccess && "Service updated successfully!"}
      failure={update.error && !other && failure}
    >
      <ServiceFields form={form} picture={stored.imageFile} listsRequired />
      <ServiceConflict edit={edit} failure={failure} />
      <Button type="submit" size="md" loading={update.isPending} disabled={Boolean(other)}>
        Update Service
      </Button>
    </SaveForm>
  );
}
