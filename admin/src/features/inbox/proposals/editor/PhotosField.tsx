import { ActionIcon, Button, Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ImagePlus, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { GalleryItem } from "shared/content/gallery";
import type { TourService } from "shared/content/tours/tour-services";
import { limits } from "shared/limits";
import { Picture } from "../../../../components/picture/Picture.tsx";
import { moveItem } from "../../../../components/sortable/move-item.ts";
import { OrderButtons } from "../../../../components/sortable/OrderButtons.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { galleryQuery } from "../../../../lib/requests/gallery.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import classes from "./Editor.module.css";
import { type AlbumPhoto, describePhoto, listAlbums } from "./photo-albums.ts";
import type { EditorForm } from "./use-draft-editor.ts";

const PhotosDialog = lazy(async () => ({
  default: (await import("./PhotosDialog.tsx")).PhotosDialog,
}));

const noTours: TourService[] = [];
const noGallery: GalleryItem[] = [];

/** Photos of the tours and the gallery, shown in the order chosen here. */
export function PhotosField({ form }: { form: EditorForm }) {
  const { api } = useApp();
  const { data: tours = noTours } = useQuery(servicesQuery(api));
  const { data: gallery = noGallery } = useQuery(galleryQuery(api));
  const [isChoosing, setChoosing] = useState(false);
  const chosen = form.values.photos;
  const set = (photos: string[]) => form.setFieldValue("photos", photos);
  const albums = listAlbums(tours, gallery, form.values.tourId);
  const known = new Map(
    albums.flatMap(({ photos }) => photos.map((photo) => [photo.picture, photo] as const)),
  );
  return (
    <div>
      <Title order={3} size="h6" mb="xs">
        Photos
      </Title>
      {chosen.length > 0 && (
        <ul className={classes.photos} aria-label="Chosen photos">
          {chosen.map((picture, index) => (
            <ChosenPhoto
              key={picture}
              photo={known.get(picture)}
              name={`photo ${index + 1}`}
              isFirst={index === 0}
              isLast={index === chosen.length - 1}
              onMove={(step) => set(moveItem(chosen, index, index + step))}
              onRemove={() => set(chosen.toSpliced(index, 1))}
            />
          ))}
        </ul>
      )}
      <Button
        data-path="photos"
        variant="light"
        leftSection={<ImagePlus size={16} aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        Choose photos
      </Button>
      {form.errors.photos && (
        <Text size="sm" c="var(--mantine-color-error)">
          {form.errors.photos}
        </Text>
      )}
      {isChoosing && (
        <Suspense>
          <PhotosDialog
            albums={albums}
            chosen={chosen}
            most={limits.proposal.photos}
            onChange={set}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

type ChosenProps = {
  photo: AlbumPhoto | undefined;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

function ChosenPhoto({ photo, name, onRemove, ...order }: ChosenProps) {
  return (
    <li>
      <Picture image={photo?.image ?? null} alt={describePhoto(photo) ?? name} sizes="160px" />
      <Group gap={4} justify="center" mt={4} wrap="nowrap">
        <OrderButtons title={name} {...order} />
        <ActionIcon size={34} variant="default" aria-label={`Remove ${name}`} onClick={onRemove}>
          <X size={18} />
        </ActionIcon>
      </Group>
    </li>
  );
}
