import { Paper, Stack } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { lazy, Suspense } from "react";
import { adminPaths } from "shared/paths";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { AddLink } from "../../../components/list/AddLink.tsx";
import { PhotoPicker } from "../../../components/photos/PhotoPicker.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { BatchResult } from "./batch/BatchResult.tsx";
import { usePhotoBatch } from "./batch/use-photo-batch.ts";
import { LibraryList } from "./library/LibraryList.tsx";

const BatchForm = lazy(async () => ({
  default: (await import("./batch/BatchForm.tsx")).BatchForm,
}));

export function GalleryListScreen() {
  const gallery = usePhotoBatch();
  return (
    <Screen
      title="Photos"
      help="photos"
      actions={
        <AddLink to={adminPaths.createGallery} Icon={ImagePlus}>
          Add Gallery
        </AddLink>
      }
    >
      <NotificationArea />
      <Stack>
        <PhotoPicker onChoose={gallery.choose} />
        {gallery.photos.length > 0 ? (
          <Paper withBorder p="md">
            <Suspense>
              <BatchForm gallery={gallery} />
            </Suspense>
          </Paper>
        ) : (
          <BatchResult gallery={gallery} />
        )}
        <LibraryList />
      </Stack>
    </Screen>
  );
}
