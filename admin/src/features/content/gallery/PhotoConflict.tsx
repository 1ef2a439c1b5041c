import { useQuery } from "@tanstack/react-query";
import { ConflictChoice } from "../../../components/conflict/ConflictChoice.tsx";
import { pictureDifference } from "../../../components/conflict/difference.ts";
import { textVersions } from "../../../components/conflict/text-versions.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { photoFormValues } from "./photo-values.ts";
import type { PhotoUpdate } from "./use-photo-update.ts";

export function PhotoConflict({ edit, failure }: { edit: PhotoUpdate; failure: string }) {
  const { form, stored, baseline, other } = edit;
  const { title, tour, imageFile } = form.values;
  const { api } = useApp();
  const { data: services = [] } = useQuery(servicesQuery(api));
  if (!other) return null;
  const getTitle = (id: string | null) =>
    id ? (services.find(({ _id }) => _id === id)?.title ?? id) : "No tour";
  const titles = {
    label: "Title",
    ...textVersions(title, other.title),
    onUseOther: () => form.setFieldValue("title", other.title),
  };
  const isOpen = title !== other.title && other.title !== baseline.title;
  const tours = {
    label: "Tour",
    ...textVersions(getTitle(tour), getTitle(other.tour)),
    onUseOther: () => form.setFieldValue("tour", other.tour),
  };
  const isTourOpen = tour !== other.tour && other.tour !== baseline.tour;
  return (
    <ConflictChoice
      failure={failure}
      savedAt={other.updatedAt}
      differences={[...(isOpen ? [titles] : []), ...(isTourOpen ? [tours] : [])]}
      isSame={!imageFile && title === other.title && tour === other.tour}
      picture={pictureDifference(
        { typed: imageFile, stored: stored.imageFile, other: other.imageFile },
        () => form.setFieldValue("imageFile", null),
      )}
      onKeepTyped={() => edit.continueFrom(other, {})}
      onLoadOther={() => edit.continueFrom(other, photoFormValues(other))}
    />
  );
}
