import { Paper, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { GalleryItem } from "shared/gallery";
import { Failure } from "../../components/Failure.tsx";
import { Loaded } from "../../components/Loaded.tsx";
import { Screen } from "../../components/Screen.tsx";
import { useApp } from "../../lib/app-context.ts";
import { galleryQuery } from "../../lib/requests/gallery.ts";
import { useFirst } from "../../lib/use-first.ts";
import { pathTo } from "../../paths.ts";
import { CreatePhotoForm } from "./CreatePhotoForm.tsx";
import { EditPhotoForm } from "./EditPhotoForm.tsx";
import { PhotosGrid, PhotosSkeleton } from "./PhotosGrid.tsx";

/** Uploads photos; choosing one of those below switches the form to its edit mode. */
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
            <Loaded
              query={gallery}
              skeleton={<PhotosSkeleton />}
              failure="Failed to fetch gallery."
            >
              {(photos) => (
                <ChosenPhoto
                  key={chosenId}
                  photos={photos}
                  id={chosenId}
                  onDone={() => setParams({})}
                />
              )}
            </Loaded>
          )}
        </Paper>
        <Stack component="section">
          <Title order={2} size="h3">
            Photos
          </Title>
          <Loaded query={gallery} skeleton={<PhotosSkeleton />} failure="Failed to fetch gallery.">
            {(photos) => <PhotosGrid photos={photos} verb="Edit" hrefOf={pathTo.editPhoto} />}
          </Loaded>
        </Stack>
      </Stack>
    </Screen>
  );
}

type Props = { photos: GalleryItem[]; id: string; onDone: () => void };

function ChosenPhoto({ photos, id, onDone }: Props) {
  const photo = useFirst(photos.find(({ _id }) => _id === id));
  if (!photo) return <Failure title="Invalid photo data received" onRetry={onDone} />;
  return <EditPhotoForm photo={photo} onDone={onDone} />;
}
