import type { TourService } from "shared/tour-services";
import type { Difference } from "../../lib/difference.ts";
import type { ServiceValues } from "./service-values.ts";

type Texts = Pick<ServiceValues, "title" | "description" | "detailPage" | "details">;
type Details = Texts["details"];

const details =
  <Key extends keyof Details>(key: Key) =>
  (typed: Texts, other: Texts): Texts => ({
    ...typed,
    details: { ...typed.details, [key]: other.details[key] },
  });

const fields: {
  label: string;
  read: (texts: Texts) => string;
  take: (typed: Texts, other: Texts) => Texts;
}[] = [
  {
    label: "Title",
    read: ({ title }) => title,
    take: (typed, { title }) => ({ ...typed, title }),
  },
  {
    label: "Description",
    read: ({ description }) => description,
    take: (typed, { description }) => ({ ...typed, description }),
  },
  {
    label: "Detail page URL",
    read: ({ detailPage }) => detailPage,
    take: (typed, { detailPage }) => ({ ...typed, detailPage }),
  },
  {
    label: "Highlights",
    read: (texts) => texts.details.highlights.join("\n"),
    take: details("highlights"),
  },
  { label: "Tips", read: (texts) => texts.details.tips.join("\n"), take: details("tips") },
  { label: "WhatsApp", read: (texts) => texts.details.whatsapp, take: details("whatsapp") },
  { label: "Email", read: (texts) => texts.details.email, take: details("email") },
];

const textsOf = ({ title, description, detailPage, details }: ServiceValues | TourService) => ({
  title,
  description,
  detailPage,
  details,
});

/** The fields in which the two versions differ; taking one hands over all texts with it in place. */
export function serviceDifferences(
  values: ServiceValues,
  service: TourService,
  onTake: (texts: Texts) => void,
): Difference[] {
  const typed = textsOf(values);
  const other = textsOf(service);
  return fields
    .filter(({ read }) => read(typed) !== read(other))
    .map(({ label, read, take }) => ({
      label,
      typed: read(typed),
      other: read(other),
      onTake: () => onTake(take(typed, other)),
    }));
}
