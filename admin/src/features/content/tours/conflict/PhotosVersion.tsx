import { Image, Stack, Text } from "@mantine/core";
import type { ServiceValues } from "../values/service-values.ts";
import classes from "./PhotosVersion.module.css";

export function PhotosVersion({ photos }: Pick<ServiceValues, "photos">) {
  if (photos.length === 0) return <Text c="dimmed">(no photos)</Text>;
  return (
    <ol className={classes.photos}>
      {photos.map(({ picture, image, caption, alt }) => (
        <Stack key={picture} component="li" gap={2}>
          <Image src={image.src} alt={alt || "Photo without an alternative text"} radius="sm" />
          {caption && <Text size="xs">{caption}</Text>}
        </Stack>
      ))}
    </ol>
  );
}
