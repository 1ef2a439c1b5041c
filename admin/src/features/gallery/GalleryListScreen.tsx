import { useQuery } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { adminPaths } from "shared/paths";
import { Loaded } from "../../components/feedback/QueryState.tsx";
import { AddLink } from "../../components/list/AddLink.tsx";
import { Screen } from "../../components/shell/Screen.tsx";
import { useApp } from "../../lib/app/app-context.ts";
import { pathTo } from "../../lib/app/paths.ts";
import { galleryQuery } from "../../lib/requests/gallery.ts";
import { PhotosGrid, PhotosSkeleton } from "./PhotosGrid.tsx";

/** All photos of the gallery. */
export function GalleryListScreen() {
  const { api } = useApp();
  const gallery = useQuery(galleryQuery(api));
  return (
    <Screen
      title="Gallery"
      actions={
        <AddLink to={adminPaths.createGallery} Icon={ImagePlus}>
          Add Gallery
        </AddLink>
      }
    >
      <Loaded query={gallery} skeleton={<PhotosSkeleton />} failure="Failed to fetch gallery.">
        {(photos) => <PhotosGrid photos={photos} verb="Open" hrefOf={pathTo.galleryItem} />}
      </Loaded>
    </Screen>
  );
}
