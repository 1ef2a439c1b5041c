import { useQuery } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { adminPaths } from "shared/paths";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { AddLink } from "../../../components/list/AddLink.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { galleryQuery } from "../../../lib/requests/gallery.ts";
import { PhotosGrid, PhotosSkeleton } from "./PhotosGrid.tsx";

export function GalleryListScreen() {
  const { api } = useApp();
  const gallery = useQuery(galleryQuery(api));
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
      <QueryState
        query={gallery}
        skeleton={<PhotosSkeleton />}
        errorText="Failed to fetch gallery."
      >
        {(photos) => <PhotosGrid photos={photos} verb="Open" getHref={pathTo.galleryItem} />}
      </QueryState>
    </Screen>
  );
}
