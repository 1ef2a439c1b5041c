import { Button, Fieldset, Stack, Title } from "@mantine/core";
import { SaveStatus } from "../../components/SaveStatus.tsx";
import { issuesByField } from "../../lib/api-error.ts";
import { focusFirst } from "../../lib/focus-first.ts";
import { useFadingText } from "../../lib/use-fading-text.ts";
import { formFailureOf } from "./failure-of.ts";
import { useCreatePhoto } from "./gallery.requests.ts";
import { PhotoFields } from "./PhotoFields.tsx";
import { blankPhoto, newPhoto } from "./photo-values.ts";
import { usePhotoForm } from "./use-photo-form.ts";

/** Uploads a new photo; empty again after success. */
export function CreatePhotoForm() {
  const create = useCreatePhoto();
  const [success, showSuccess] = useFadingText();
  const form = usePhotoForm(blankPhoto, newPhoto);
  const submit = form.onSubmit(
    (values) =>
      create.mutate(values, {
        onSuccess: () => {
          form.reset();
          showSuccess("Photo uploaded successfully!");
        },
        onError: (error) => form.setErrors(issuesByField(error)),
      }),
    focusFirst,
  );
  return (
    <form noValidate onSubmit={submit}>
      <Title order={2} size="h3" mb="md">
        Upload Photo
      </Title>
      <Fieldset variant="unstyled" disabled={create.isPending}>
        <Stack>
          <PhotoFields form={form} />
          <Button type="submit" loading={create.isPending}>
            Upload
          </Button>
        </Stack>
      </Fieldset>
      <SaveStatus success={success} failure={create.error && formFailureOf(create.error)} />
    </form>
  );
}
