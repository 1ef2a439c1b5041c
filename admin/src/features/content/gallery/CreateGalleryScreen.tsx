import { Button, Group, Paper, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { GalleryItem } from "shared/content/gallery";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { SaveForm } from "../../../components/form/SaveForm.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { isNotFound, issuesByField } from "../../../lib/api/api-error.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { useDraft } from "../../../lib/editing/use-draft.ts";
import { useStoredDraft } from "../../../lib/editing/use-stored-draft.ts";
import { galleryQuery } from "../../../lib/requests/gallery.ts";
import { BatchForm } from "./batch/BatchForm.tsx";
import { BatchResult } from "./batch/BatchResult.tsx";
import { type GalleryBatch, usePhotoBatch } from "./batch/use-photo-batch.ts";
import { photoQuery } from "./gallery.queries.ts";
import { useCreatePhoto } from "./gallery.requests.ts";
import { PhotoConflict } from "./PhotoConflict.tsx";
import { PhotoFields } from "./PhotoFields.tsx";
import { PhotosGrid, PhotosSkeleton } from "./PhotosGrid.tsx";
import { photoErrorMessage } from "./photo-error-message.ts";
import { emptyPhoto, newPhotoSchema, photoDraft } from "./photo-values.ts";
import { usePhotoForm } from "./use-photo-form.ts";
import { usePhotoUpdate } from "./use-photo-update.ts";
import { useTemporaryText } from "./use-temporary-text.ts";

/** Uploads photos; choosing a photo below switches the form to edit mode. */
export function CreateGalleryScreen() {
  const { api } = useApp();
  const gallery = useQuery(galleryQuery(api));
  const [params, setParams] = useSearchParams();
  const chosenId = params.get("photo");
  return (
    <Screen title="Create Gallery" size="md">
      <Stack gap="xl">
        <Paper withBorder p="md">
          {chosenId === null ? (
            <NewPhotos />
          ) : (
            <ChosenPhoto key={chosenId} id={chosenId} onDone={() => setParams({})} />
          )}
        </Paper>
        <Stack component="section">
          <Title order={2} size="h3">
            Photos
          </Title>
          <QueryState
            query={gallery}
            skeleton={<PhotosSkeleton />}
            errorText="Failed to fetch gallery."
          >
            {(photos) => <PhotosGrid photos={photos} verb="Edit" getHref={pathTo.editPhoto} />}
          </QueryState>
        </Stack>
      </Stack>
    </Screen>
  );
}

function ChosenPhoto({ id, onDone }: { id: string; onDone: () => void }) {
  const { api } = useApp();
  const photo = useQuery(photoQuery(api, id));
  if (!photo.data && isNotFound(photo.error))
    return <ErrorAlert title="Invalid photo data received" onRetry={onDone} />;
  return (
    <QueryState
      query={photo}
      skeleton={<PhotosSkeleton />}
      errorText="Failed to fetch gallery item."
    >
      {(loaded) => <EditPhotoForm photo={loaded} onDone={onDone} />}
    </QueryState>
  );
}

function EditPhotoForm({ photo, onDone }: { photo: GalleryItem; onDone: () => void }) {
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
      <PhotoFields form={form} current={stored} />
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

/** A form for one photo, or the rows of many that were chosen at once. */
function NewPhotos() {
  const gallery = usePhotoBatch();
  if (gallery.photos.length > 0) return <BatchForm gallery={gallery} />;
  return (
    <>
      <BatchResult gallery={gallery} />
      <CreatePhotoForm onChooseMany={gallery.choose} />
    </>
  );
}

type CreateProps = { onChooseMany: GalleryBatch["choose"] };

function CreatePhotoForm({ onChooseMany }: CreateProps) {
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
      <PhotoFields
        form={form}
        onChooseMany={(files) => {
          const { imageFile, tour, focalPoint: _, ...texts } = form.getValues();
          draft.drop();
          onChooseMany(imageFile ? [imageFile, ...files] : files, { ...texts, tour: tour ?? "" });
        }}
      />
      <Button type="submit" loading={create.isPending}>
        Upload
      </Button>
    </SaveForm>
  );
}
