import { ActionIcon, Button, Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ImagePlus, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { TourPhoto } from "shared/content/tours/tour-photos";
import type { TourService } from "shared/content/tours/tour-services";
import { limits } from "shared/limits";
import { Picture } from "../../../../components/picture/Picture.tsx";
import { moveItem } from "../../../../components/sortable/move-item.ts";
import { OrderButtons } from "../../../../components/sortable/OrderButtons.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import classes from "./Editor.module.css";
import type { EditorForm } from "./use-draft-editor.ts";

const PhotosDialog = lazy(async () => ({
  default: (await import("./PhotosDialog.tsx")).PhotosDialog,
}));

const noTours: TourService[] = [];

/** Photos of the tours, shown in the order chosen here. */
export function PhotosField({ form }: { form: EditorForm }) {
  const { api } = useApp();
  const { data: tours = noTours } = useQuery(servicesQuery(api));
  const [isChoosing, setChoosing] = useState(false);
  const chosen = form.values.photos;
  const set = (photos: string[]) => form.setFieldValue("photos", photos);
  const known = new Map(
    tours.flatMap(({ photos }) => photos.map((photo) => [photo.picture, photo] as const)),
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
            tours={tours}
            tourId={form.values.tourId}
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
  photo: TourPhoto | undefined;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

function ChosenPhoto({ photo, name, onRemove, ...order }: ChosenProps) {
  return (
    <li>
      <Picture
        image={photo?.image ?? null}
        alt={photo?.alt ?? photo?.caption ?? name}
        sizes="160px"
      />
      <Group gap={4} justify="center" mt={4} wrap="nowrap">
        <OrderButtons title={name} {...order} />
        <ActionIcon size={34} variant="default" aria-label={`Remove ${name}`} onClick={onRemove}>
          <X size={18} />
        </ActionIcon>
      </Group>
    </li>
  );
}
