import { Button, Title } from "@mantine/core";
import { SaveForm } from "../../components/form/SaveForm.tsx";
import { issuesByField } from "../../lib/api/api-error.ts";
import { focusFirst } from "../../lib/editing/focus-first-error.ts";
import { useDraft, useKeptDraft } from "../../lib/editing/use-draft.ts";
import { formFailureOf } from "./failure-of.ts";
import { useCreatePhoto } from "./gallery.requests.ts";
import { PhotoFields } from "./PhotoFields.tsx";
import { blankPhoto, draftedPhoto, newPhoto } from "./photo-values.ts";
import { useFadingText } from "./use-fading-text.ts";
import { usePhotoForm } from "./use-photo-form.ts";

/** Uploads a new photo; empty again after success. */
export function CreatePhotoForm() {
  const create = useCreatePhoto();
  const [success, showSuccess] = useFadingText();
  const kept = useKeptDraft("photo:new", draftedPhoto);
  const form = usePhotoForm(blankPhoto, newPhoto);
  const isDirty = form.isDirty();
  const draft = useDraft({ kept, form, base: "", isDirty, onStartOver: () => form.reset() });
  const submit = form.onSubmit(
    (values) =>
      create.save(values, {
        onSuccess: () => {
          form.reset();
          showSuccess("Photo uploaded successfully!");
        },
        onError: (error) => form.setErrors(issuesByField(error)),
      }),
    focusFirst,
  );
  return (
    <SaveForm
      onSubmit={submit}
      saving={create}
      isDirty={isDirty}
      draft={draft}
      withPicture={form.values.imageFile !== null}
      success={success}
      failure={create.error && formFailureOf(create.error)}
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
