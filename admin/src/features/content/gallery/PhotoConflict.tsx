import { useQuery } from "@tanstack/react-query";
import { ConflictChoice } from "../../../components/conflict/ConflictChoice.tsx";
import { pictureDifference } from "../../../components/conflict/difference.ts";
import { textVersions } from "../../../components/conflict/text-versions.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";
import { isSameField, type PhotoValues, photoFormValues } from "./photo-values.ts";
import type { PhotoUpdate } from "./use-photo-update.ts";

const describePoint = ({ focalPoint: point }: Pick<PhotoValues, "focalPoint">) =>
  point ? `${point.x} % from the left, ${point.y} % from the top` : "Center";

const creditLabels = { photographer: "Photographer", permission: "Permission to show" } as const;

export function PhotoConflict({ edit, failure }: { edit: PhotoUpdate; failure: string }) {
  const { form, stored, baseline, other } = edit;
  const { title, tour, imageFile } = form.values;
  const typed = form.values;
  const { api } = useApp();
  const { data: services = [] } = useQuery(servicesQuery(api));
  if (!other) return null;
  const getTitle = (id: string | null) =>
    id ? (services.find(({ _id }) => _id === id)?.title ?? id) : "No tour";
  const theirs = photoFormValues(other);
  const describeAlt = ({ alt, isDecorative }: Pick<PhotoValues, "alt" | "isDecorative">) =>
    isDecorative ? "Decorative" : alt || "Same as the title";
  const alts = {
    label: "Alternative text",
    ...textVersions(describeAlt(typed), describeAlt(theirs)),
    onUseOther: () => form.setValues({ alt: theirs.alt, isDecorative: theirs.isDecorative }),
  };
  const isOpenText = (name: "photographer" | "permission") =>
    typed[name] !== theirs[name] && theirs[name] !== baseline[name];
  const isAltOpen =
    describeAlt(typed) !== describeAlt(theirs) && describeAlt(theirs) !== describeAlt(baseline);
  const credits = (["photographer", "permission"] as const).filter(isOpenText).map((name) => ({
    label: creditLabels[name],
    ...textVersions(typed[name], theirs[name]),
    onUseOther: () => form.setFieldValue(name, theirs[name]),
  }));
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
  const points = {
    label: "Focal point",
    ...textVersions(describePoint(typed), describePoint(theirs)),
    onUseOther: () => form.setFieldValue("focalPoint", theirs.focalPoint),
  };
  const isPointOpen =
    !isSameField("focalPoint", typed, theirs) && !isSameField("focalPoint", theirs, baseline);
  const isTourOpen = tour !== other.tour && other.tour !== baseline.tour;
  return (
    <ConflictChoice
      failure={failure}
      savedAt={other.updatedAt}
      differences={[
        ...(isOpen ? [titles] : []),
        ...(isAltOpen ? [alts] : []),
        ...(isTourOpen ? [tours] : []),
        ...(isPointOpen ? [points] : []),
        ...credits,
      ]}
      isSame={JSON.stringify(typed) === JSON.stringify(theirs)}
      picture={pictureDifference(
        { typed: imageFile, stored: stored.imageFile, other: other.imageFile },
        () => form.setFieldValue("imageFile", null),
      )}
      onKeepTyped={() => edit.continueFrom(other, {})}
      onLoadOther={() => edit.continueFrom(other, photoFormValues(other))}
    />
  );
}
