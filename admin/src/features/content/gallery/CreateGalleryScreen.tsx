import { Paper, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { isNotFound } from "../../../lib/api/api-error.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { galleryQuery } from "../../../lib/requests/gallery.ts";
import { CreatePhotoForm } from "./CreatePhotoForm.tsx";
import { EditPhotoForm } from "./EditPhotoForm.tsx";
import { photoQuery } from "./gallery.queries.ts";
import { PhotosGrid, PhotosSkeleton } from "./PhotosGrid.tsx";

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
            <CreatePhotoForm />
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
