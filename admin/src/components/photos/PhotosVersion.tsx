import { Image, Stack, Text } from "@mantine/core";
import classes from "./PhotosVersion.module.css";
import { describePhotoAlt, type PhotoValues } from "./photo-values.ts";

/** The photos of a version, for comparison with those of another. */
export function PhotosVersion({ photos }: { photos: PhotoValues[] }) {
  if (photos.length === 0) return <Text c="dimmed">(no photos)</Text>;
  return (
    <ol className={classes.photos}>
      {photos.map(({ picture, image, caption, ...texts }, index) => (
        <Stack key={`${picture} ${index}`} component="li" gap={2}>
          <Image
            src={image.src}
            alt={describePhotoAlt(texts) || "Photo without an alternative text"}
            radius="sm"
          />
          {caption && <Text size="xs">{caption}</Text>}
        </Stack>
      ))}
    </ol>
  );
}
