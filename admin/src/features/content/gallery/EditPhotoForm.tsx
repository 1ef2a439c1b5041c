import { Button, Group, Title } from "@mantine/core";
import type { GalleryItem } from "shared/content/gallery";
import { SaveForm } from "../../../components/form/SaveForm.tsx";
import { PhotoConflict } from "./PhotoConflict.tsx";
import { PhotoFields } from "./PhotoFields.tsx";
import { photoErrorMessage } from "./photo-error-message.ts";
import { usePhotoUpdate } from "./use-photo-update.ts";
import { useTemporaryText } from "./use-temporary-text.ts";

export function EditPhotoForm({ photo, onDone }: { photo: GalleryItem; onDone: () => void }) {
  const [success, showSuccess] = useTemporaryText();
  const edit = usePhotoUpdate(photo, () => showSuccess("Photo updated successfully!"));
  const { form, draft, submit, update, stored, other } = edit;
  return (
    <SaveForm
      onSubmit={submit}
      saving={update}
      isDirty={form.isDirty()}
      draft={draft}
      withPicture={form.values.imageFile !== null}
      success={success}
      failure={update.error && !other && photoErrorMessage(update.error)}
    >
      <Title order={2} size="h3">
        Update Photo
      </Title>
      <PhotoFields form={form} current={stored.imageFile} />
      <PhotoConflict edit={edit} failure={photoErrorMessage(update.error)} />
      <Group grow preventGrowOverflow={false}>
        <Button variant="default" onClick={onDone}>
          New photo instead
        </Button>
        <Button type="submit" loading={update.isPending} disabled={Boolean(other)}>
          Update
        </Button>
      </Group>
    </SaveForm>
  );
}
