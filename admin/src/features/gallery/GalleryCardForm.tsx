import { Button } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useNavigate } from "react-router";
import type { GalleryItem } from "shared/gallery";
import { adminPaths } from "shared/paths";
import { SaveForm } from "../../components/form/SaveForm.tsx";
import { NetworkError, sentenceOf, UnexpectedAnswer } from "../../lib/api/api-error.ts";
import { PhotoConflict } from "./PhotoConflict.tsx";
import { PhotoFields } from "./PhotoFields.tsx";
import { usePhotoUpdate } from "./use-photo-update.ts";

/** Milliseconds in which the success text can be read before the dashboard follows. */
const readingTime = 2_000;

const failureOf = (error: unknown) => {
  if (error instanceof NetworkError) return "Something went wrong";
  if (error instanceof UnexpectedAnswer) return "Invalid photo data received";
  const sentence = sentenceOf(error);
  return sentence ? `Error: ${sentence}` : "Failed to update gallery card.";
};

/** The form of one gallery card. */
export function GalleryCardForm({ photo }: { photo: GalleryItem }) {
  const navigate = useNavigate();
  const leaveSoon = useTimeout(() => navigate(adminPaths.dashboard), readingTime);
  const edit = usePhotoUpdate(photo, () => leaveSoon.start());
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
      failure={update.error && !other && failureOf(update.error)}
    >
      <PhotoFields form={form} current={stored.imageFile} />
      <PhotoConflict edit={edit} failure={failureOf(update.error)} />
      <Button type="submit" loading={update.isPending} disabled={Boolean(other)}>
        Update
      </Button>
    </SaveForm>
  );
}
