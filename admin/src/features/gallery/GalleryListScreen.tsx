import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { Link } from "react-router";
import { adminPaths } from "shared/paths";
import { Loaded } from "../../components/Loaded.tsx";
import { Screen } from "../../components/Screen.tsx";
import { useApp } from "../../lib/app-context.ts";
import { galleryQuery } from "../../lib/requests/gallery.ts";
import { pathTo } from "../../paths.ts";
import { PhotosGrid, PhotosSkeleton } from "./PhotosGrid.tsx";

/** All photos of the gallery. */
export function GalleryListScreen() {
  const { api } = useApp();
  const gallery = useQuery(galleryQuery(api));
  return (
    <Screen
      title="Gallery"
      actions={
        <Button
          component={Link}
          to={adminPaths.createGallery}
          leftSection={<ImagePlus size={18} aria-hidden />}
        >
          Add Gallery
        </Button>
      }
    >
      <Loaded query={gallery} skeleton={<PhotosSkeleton />} failure="Failed to fetch gallery.">
        {(photos) => <PhotosGrid photos={photos} verb="Open" hrefOf={pathTo.galleryItem} />}
      </Loaded>
    </Screen>
  );
}
