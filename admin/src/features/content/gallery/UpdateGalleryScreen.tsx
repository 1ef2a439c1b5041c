import { Button } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import type { GalleryItem } from "shared/content/gallery";
import { adminPaths } from "shared/paths";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { SaveForm } from "../../../components/form/SaveForm.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { NetworkError, serverMessage, UnexpectedResponse } from "../../../lib/api/api-error.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { photoQuery } from "./gallery.queries.ts";
import { PhotoConflict } from "./PhotoConflict.tsx";
import { PhotoFields } from "./PhotoFields.tsx";
import { PhotosSkeleton } from "./PhotosGrid.tsx";
import { usePhotoUpdate } from "./use-photo-update.ts";

export function UpdateGalleryScreen() {
  const { id = "" } = useParams();
  const { api } = useApp();
  const photo = useQuery(photoQuery(api, id));
  return (
    <Screen title="Update photo" size="sm">
      <QueryState
        query={photo}
        skeleton={<PhotosSkeleton />}
        errorText="Failed to fetch gallery item."
      >
        {(loaded) => <GalleryCardForm key={loaded._id} photo={loaded} />}
      </QueryState>
    </Screen>
  );
}

/** Milliseconds to read the success text. */
const redirectDelay = 2_000;

const errorMessage = (error: unknown) => {
  if (error instanceof NetworkError) return "Something went wrong";
  if (error instanceof UnexpectedResponse) return "Invalid photo data received";
  const message = serverMessage(error);
  return message ? `Error: ${message}` : "Failed to update gallery card.";
};

function GalleryCardForm({ photo }: { photo: GalleryItem }) {
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
      <PhotoFields form={form} current={stored} />
      <PhotoConflict edit={edit} failure={errorMessage(update.error)} />
      <Button type="submit" loading={update.isPending} disabled={Boolean(other)}>
        Update
      </Button>
    </SaveForm>
  );
}
