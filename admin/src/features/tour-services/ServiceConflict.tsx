import type { TourService } from "shared/tour-services";
import { ConflictAlert } from "../../components/ConflictAlert.tsx";
import { formatMoment } from "../../lib/moments.ts";
import type { ServiceValues } from "./service-values.ts";

type Props = {
  /** What the save failed with. */
  failure: string;
  typed: ServiceValues;
  other: TourService;
  onKeepTyped: () => void;
  onLoadOther: () => void;
};

const fieldsOf = ({ title, description, detailPage, details }: ServiceValues | TourService) => ({
  Title: title,
  Description: description,
  "Detail page URL": detailPage,
  Highlights: details.highlights.join("\n"),
  Tips: details.tips.join("\n"),
  WhatsApp: details.whatsapp,
  Email: details.email,
});

const differences = (typed: ServiceValues, other: TourService) => {
  const others = Object.entries(fieldsOf(other));
  const mine = new Map(Object.entries(fieldsOf(typed)));
  return others.filter(([label, text]) => mine.get(label) !== text).map(([label]) => label);
};

/** Somebody else saved the service first: says where the two differ and lets the admin choose. */
export function ServiceConflict({ typed, other, ...choice }: Props) {
  const different = differences(typed, other);
  return (
    <ConflictAlert {...choice}>
      Somebody else saved this service ({formatMoment(other.updatedAt)}). Nothing you typed is lost.
      {different.length > 0 && ` The two versions differ in: ${different.join(", ")}.`}
    </ConflictAlert>
  );
}
