import { Anchor, Card } from "@mantine/core";
import { Link } from "react-router";
import type { GalleryItem } from "shared/gallery";
import { adminPaths } from "shared/paths";
import { Picture } from "../../components/Picture.tsx";
import { pathTo } from "../../paths.ts";
import { CardsGrid } from "./CardsGrid.tsx";

/** The photos whose title matches the search, each leading to its details. */
export function PhotosGrid({ photos, search }: { photos: GalleryItem[]; search: string }) {
  return (
    <CardsGrid
      title="Gallery"
      items={photos}
      search={search}
      empty="No photos yet."
      action={
        <Anchor component={Link} to={adminPaths.galleryList} size="sm">
          All photos
        </Anchor>
      }
      card={(photo) => (
        <Card key={photo._id} withBorder padding="sm">
          <Card.Section>
            <Picture image={photo.image} alt="" sizes="(max-width: 75em) 50vw, 300px" />
          </Card.Section>
          <Anchor component={Link} to={pathTo.galleryItem(photo._id)} fw={600} mt="sm" size="sm">
            {photo.title}
          </Anchor>
        </Card>
      )}
    />
  );
}
