import { Anchor, Button, Card, SimpleGrid, Skeleton, Stack } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { GalleryItem } from "shared/content/gallery";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { Picture } from "../../../components/picture/Picture.tsx";

const pageSize = 24;

type Props = {
  photos: GalleryItem[];
  /** For example "Edit Kayak at dawn". */
  verb: string;
  getHref: (id: string) => string;
};

export function PhotosGrid({ photos, verb, getHref }: Props) {
  const [count, setCount] = useState(pageSize);
  if (photos.length === 0) return <EmptyList title="No photos yet. Add your first one." />;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }} spacing="sm">
        {photos.slice(0, count).map(({ _id, title, image }) => (
          <Card key={_id} withBorder padding="xs">
            <Card.Section>
              <Picture image={image} alt="" sizes="(max-width: 48em) 50vw, 240px" />
            </Card.Section>
            <Anchor
              component={Link}
              to={getHref(_id)}
              size="sm"
              fw={600}
              mt="xs"
              lineClamp={2}
              aria-label={`${verb} ${title}`}
            >
              {title}
            </Anchor>
          </Card>
        ))}
      </SimpleGrid>
      {photos.length > count && (
        <Button variant="default" onClick={() => setCount(count + pageSize)}>
          Show more ({photos.length - count} left)
        </Button>
      )}
    </Stack>
  );
}

export function PhotosSkeleton() {
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }} role="status" aria-label="Loading photos">
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} height={160} />
      ))}
    </SimpleGrid>
  );
}
