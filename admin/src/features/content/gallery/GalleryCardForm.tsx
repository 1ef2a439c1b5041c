import { Button } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useNavigate } from "react-router";
import type { GalleryItem } from "shared/content/gallery";
import { adminPaths } from "shared/paths";
import { SaveForm } from "../../../components/form/SaveForm.tsx";
import { NetworkError, serverMessage, UnexpectedResponse } from "../../../lib/api/api-error.ts";
import { PhotoConflict } from "./PhotoConflict.tsx";
import { PhotoFields } from "./PhotoFields.tsx";
import { usePhotoUpdate } from "./use-photo-update.ts";

/** Milliseconds to read the success text. */
const redirectDelay = 2_000;

const errorMessage = (error: unknown) => {
  if (error instanceof NetworkError) return "Something went wrong";
  if (error instanceof UnexpectedResponse) return "Invalid photo data received";
  const message = serverMessage(error);
  return message ? `Error: ${message}` : "Failed to update gallery card.";
};

export function GalleryCardForm({ photo }: { photo: GalleryItem }) {
  const navigate = useNavigate();
  const redirectLater = useTimeout(() => navigate(adminPaths.dashboard), redirectDelay);
  const edit = usePhotoUpdate(photo, () => redirectLater.start());
  const { form, draft, submit, update, stored, other } = edit;
  return (
    <SaveForm
      onSubmit={submit}
      saving={update}
      leavesAfterwards
      isDirty={form.isDirty()}
      draft={draft}
      withPicture={form.values.imageFile !== null}
      success={update.isSuccess && "Gallery card updated successfully!"}
      failure={update.error && !other && errorMessage(update.error)}
    >
      <PhotoFields form={form} current={stored.imageFile} />
      <PhotoConflict edit={edit} failure={errorMessage(update.error)} />
      <Button type="submit" loading={update.isPending} disabled={Boolean(other)}>
        Update
      </Button>
    </SaveForm>
  );
}
