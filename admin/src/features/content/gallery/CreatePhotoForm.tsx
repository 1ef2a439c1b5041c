import { Button, Title } from "@mantine/core";
import { SaveForm } from "../../../components/form/SaveForm.tsx";
import { issuesByField } from "../../../lib/api/api-error.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { useDraft, useStoredDraft } from "../../../lib/editing/use-draft.ts";
import { useCreatePhoto } from "./gallery.requests.ts";
import { PhotoFields } from "./PhotoFields.tsx";
import { photoErrorMessage } from "./photo-error-message.ts";
import { emptyPhoto, newPhotoSchema, photoDraft } from "./photo-values.ts";
import { usePhotoForm } from "./use-photo-form.ts";
import { useTemporaryText } from "./use-temporary-text.ts";

export function CreatePhotoForm() {
  const create = useCreatePhoto();
  const [success, showSuccess] = useTemporaryText();
  const storedDraft = useStoredDraft("photo:new", photoDraft);
  const form = usePhotoForm(emptyPhoto, newPhotoSchema);
  const isDirty = form.isDirty();
  const draft = useDraft({ storedDraft, form, base: "", isDirty, onStartOver: () => form.reset() });
  const submit = form.onSubmit(
    (values) =>
      create.save(values, {
        onSuccess: () => {
          form.reset();
          showSuccess("Photo uploaded successfully!");
        },
        onError: (error) => form.setErrors(issuesByField(error)),
      }),
    focusFirstError,
  );
  return (
    <SaveForm
      onSubmit={submit}
      saving={create}
      isDirty={isDirty}
      draft={draft}
      withPicture={form.values.imageFile !== null}
      success={success}
      failure={create.error && photoErrorMessage(create.error)}
    >
      <Title order={2} size="h3">
        Upload Photo
      </Title>
      <PhotoFields form={form} />
      <Button type="submit" loading={create.isPending}>
        Upload
      </Button>
    </SaveForm>
  );
}
