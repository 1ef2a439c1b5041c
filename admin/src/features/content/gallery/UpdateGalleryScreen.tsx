import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { GalleryCardForm } from "./GalleryCardForm.tsx";
import { photoQuery } from "./gallery.queries.ts";
import { PhotosSkeleton } from "./PhotosGrid.tsx";

export function UpdateGalleryScreen() {
  const { id = "" } = useParams();
  const { api } = useApp();
  const photo = useQuery(photoQuery(api, id));
  return (
    <Screen title="Update photo" size="sm">
      <QueryState
        query={photo}
        skeleton={<PhotosSkeleton />}
        errorText="Failed to fetch gallery item."
      >
        {(loaded) => <GalleryCardForm key={loaded._id} photo={loaded} />}
      </QueryState>
    </Screen>
  );
}
