import type { TourService } from "shared/tour-services";
import type { ServiceValues } from "./service-values.ts";

export type ServiceTexts = Pick<ServiceValues, "title" | "description" | "detailPage" | "details">;
type Details = ServiceTexts["details"];

const takeDetail =
  <Key extends keyof Details>(key: Key) =>
  (texts: ServiceTexts, other: ServiceTexts): ServiceTexts => ({
    ...texts,
    details: { ...texts.details, [key]: other.details[key] },
  });

/** How each text is read, and taken over from another version. */
export const textFields: {
  label: string;
  read: (texts: ServiceTexts) => string;
  take: (texts: ServiceTexts, other: ServiceTexts) => ServiceTexts;
}[] = [
  {
    label: "Title",
    read: ({ title }) => title,
    take: (texts, { title }) => ({ ...texts, title }),
  },
  {
    label: "Description",
    read: ({ description }) => description,
    take: (texts, { description }) => ({ ...texts, description }),
  },
  {
    label: "Detail page URL",
    read: ({ detailPage }) => detailPage,
    take: (texts, { detailPage }) => ({ ...texts, detailPage }),
  },
  {
    label: "Highlights",
    read: (texts) => texts.details.highlights.join("\n"),
    take: takeDetail("highlights"),
  },
  { label: "Tips", read: (texts) => texts.details.tips.join("\n"), take: takeDetail("tips") },
  { label: "WhatsApp", read: (texts) => texts.details.whatsapp, take: takeDetail("whatsapp") },
  { label: "Email", read: (texts) => texts.details.email, take: takeDetail("email") },
];

export const pickTexts = ({
  title,
  description,
  detailPage,
  details,
}: ServiceValues | TourService): ServiceTexts => ({ title, description, detailPage, details });

export const hasDifferentTexts = (one: ServiceTexts, other: ServiceTexts) =>
  textFields.some(({ read }) => read(one) !== read(other));
