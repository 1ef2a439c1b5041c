import { Badge, Fieldset, Text, UnstyledButton } from "@mantine/core";
import type { GalleryItem } from "shared/content/gallery";
import { limits } from "shared/limits";
import { Picture } from "../../../../components/picture/Picture.tsx";
import classes from "./Slides.module.css";

type Props = { photos: GalleryItem[]; slides: string[]; onToggle: (id: string) => void };

export function SlideChoice({ photos, slides, onToggle }: Props) {
  if (photos.length === 0) return <Text size="sm">The gallery has no photos yet.</Text>;
  return (
    <Fieldset variant="unstyled" className={classes.gallery} aria-label="Your photos">
      <div className={classes.thumbnails}>
        {photos.map(({ _id, title, image }) => {
          const place = slides.indexOf(_id);
          const isChosen = place !== -1;
          return (
            <UnstyledButton
              key={_id}
              className={classes.thumbnail}
              aria-pressed={isChosen}
              disabled={!isChosen && slides.length >= limits.slides}
              onClick={() => onToggle(_id)}
            >
              <Picture image={image} alt={title} sizes="6rem" />
              {isChosen && (
                <Badge className={classes.place} circle aria-hidden>
                  {place + 1}
                </Badge>
              )}
            </UnstyledButton>
          );
        })}
      </div>
    </Fieldset>
  );
}
