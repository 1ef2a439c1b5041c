import { Text } from "@mantine/core";
import { countPhotos } from "../../../../components/photos/unsent-photos.ts";
import type { GalleryBatch } from "./use-photo-batch.ts";

/** Says that the last photo has arrived, after the rows are gone. */
export function BatchResult({ gallery: { added } }: { gallery: Pick<GalleryBatch, "added"> }) {
  if (added === 0) return null;
  return (
    <Text role="status" mb="md" fw={600}>
      {countPhotos(added)} added to the gallery.
    </Text>
  );
}
