import { Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { Link, useNavigate, useParams } from "react-router";
import type { GalleryItem } from "shared/content/gallery";
import { adminPaths } from "shared/paths";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { askToConfirm, showAlert } from "../../../components/feedback/alerts.ts";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { Picture } from "../../../components/picture/Picture.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { stayInTrash } from "../records/trash/stay-in-trash.ts";
import { useNotifyDeleted } from "../records/trash/use-notify-deleted.ts";
import { describeDeletion } from "./describe-deletion.ts";
import { photoQuery, photoUsesQuery } from "./gallery.queries.ts";
import { useDeletePhoto } from "./gallery.requests.ts";
import { PhotosSkeleton } from "./PhotosGrid.tsx";
import { PhotoUses } from "./PhotoUses.tsx";

export function GalleryItemScreen() {
  const { id = "" } = useParams();
  const { api } = useApp();
  const photo = useQuery(photoQuery(api, id));
  return (
    <Screen title={photo.data?.title ?? "Photo"} size="md">
      <QueryState
        query={photo}
        skeleton={<PhotosSkeleton />}
        errorText="Failed to fetch gallery item."
      >
        {(loaded) => <PhotoDetails photo={loaded} />}
      </QueryState>
    </Screen>
  );
}

const describeAlt = (alt: string | null) => {
  if (alt === "") return "Decorative: screen readers skip it.";
  return alt === null ? "Alternative text: the title." : `Alternative text: ${alt}`;
};

function PhotoDetails({ photo }: { photo: GalleryItem }) {
  const { _id, title, alt, image, permission, createdAt } = photo;
  const { api } = useApp();
  const { data: uses, isPending: areUsesPending } = useQuery(photoUsesQuery(api, _id));
  const navigate = useNavigate();
  const remove = useDeletePhoto();
  const notifyDeleted = useNotifyDeleted();
  const removeAndLeave = async () => {
    try {
      const { trashId } = await remove.mutateAsync(_id);
      navigate(adminPaths.galleryList);
      notifyDeleted(trashId, title);
    } catch (error) {
      showAlert({
        kind: "Something went wrong",
        text: "Couldn't delete the photo. Please try again.",
        detail: serverMessage(error),
      });
    }
  };
  const ask = () => {
    const places = uses ? describeDeletion(uses) : "Couldn't check where else it is used.";
    askToConfirm({
      title: "Delete this photo?",
      text: places
        ? `“${title}” will disappear from the gallery. ${places} ${stayInTrash}`
        : `“${title}” will disappear from the site. ${stayInTrash}`,
      confirm: "Delete",
      onConfirm: () => void removeAndLeave(),
    });
  };
  return (
    <Stack>
      <Paper withBorder radius="md" style={{ overflow: "hidden" }}>
        <Picture image={image} alt={title} sizes="(max-width: 60em) 100vw, 900px" />
      </Paper>
      <Text size="sm" c="dimmed">
        Added <DateTime at={createdAt} /> · {image.width} × {image.height}
        {image.photographer && ` · Photo: ${image.photographer}`}
      </Text>
      <Text size="sm">
        {describeAlt(alt)}
        {permission && ` Permission: ${permission}`}
      </Text>
      <PhotoUses id={_id} />
      <Group>
        <Button
          component={Link}
          to={pathTo.updateGallery(_id)}
          leftSection={<Pencil size={16} aria-hidden />}
        >
          Update
        </Button>
        <Button
          variant="outline"
          color="red"
          loading={remove.isPending}
          disabled={areUsesPending}
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={ask}
        >
          Delete
        </Button>
      </Group>
    </Stack>
  );
}
