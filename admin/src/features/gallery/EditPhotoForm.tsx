import { Button, Group, Title } from "@mantine/core";
import type { GalleryItem } from "shared/gallery";
import { SaveForm } from "../../components/SaveForm.tsx";
import { useFadingText } from "../../lib/use-fading-text.ts";
import { formFailureOf } from "./failure-of.ts";
import { PhotoConflict } from "./PhotoConflict.tsx";
import { PhotoFields } from "./PhotoFields.tsx";
import { usePhotoUpdate } from "./use-photo-update.ts";

/** The edit mode of the gallery form. */
export function EditPhotoForm({ photo, onDone }: { photo: GalleryItem; onDone: () => void }) {
  const [success, showSuccess] = useFadingText();
  const edit = usePhotoUpdate(photo, () => showSuccess("Photo updated successfully!"));
  const { form, submit, update, base, other } = edit;
  return (
    <SaveForm
      onSubmit={submit}
      isResting={update.isPending}
      isDirty={form.isDirty()}
      success={success}
      failure={update.error && !other && formFailureOf(update.error)}
    >
      <Title order={2} size="h3">
        Update Photo
      </Title>
      <PhotoFields form={form} current={base.imageFile} />
      {other && (
        <PhotoConflict
          failure={formFailureOf(update.error)}
          other={other}
          onKeepTyped={() => edit.keepTyped(other)}
          onLoadOther={() => edit.loadOther(other)}
        />
      )}
      <Group grow>
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
