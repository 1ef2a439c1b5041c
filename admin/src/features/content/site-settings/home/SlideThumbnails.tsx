import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { limits } from "shared/limits";
import { Picture } from "../../../../components/picture/Picture.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { galleryQuery } from "../../../../lib/requests/gallery.ts";
import classes from "./Slides.module.css";

export function SlideThumbnails({ slides }: { slides: string[] }) {
  const { api } = useApp();
  const { data: photos = [] } = useQuery(galleryQuery(api));
  if (slides.length === 0) return <Text size="sm">The {limits.slides} oldest photos</Text>;
  return (
    <ol className={classes.thumbnails}>
      {slides.map((id) => {
        const photo = photos.find(({ _id }) => _id === id);
        return (
          <li key={id} className={classes.thumbnail}>
            <Picture image={photo?.image ?? null} alt={photo?.title ?? ""} sizes="6rem" />
          </li>
        );
      })}
    </ol>
  );
}
