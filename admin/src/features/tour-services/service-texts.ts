import type { TourService } from "shared/tour-services";
import type { ServiceValues } from "./service-values.ts";

/** What can be typed about a service. */
export type ServiceTexts = Pick<ServiceValues, "title" | "description" | "detailPage" | "details">;
type Details = ServiceTexts["details"];

const takeDetail =
  <Key extends keyof Details>(key: Key) =>
  (texts: ServiceTexts, other: ServiceTexts): ServiceTexts => ({
    ...texts,
    details: { ...texts.details, [key]: other.details[key] },
  });

/** Each text of a service: how it reads, and how it is taken over from another version. */
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

/** The texts alone, without all else that a record or a form holds. */
export const pickTexts = ({
  title,
  description,
  detailPage,
  details,
}: ServiceValues | TourService): ServiceTexts => ({ title, description, detailPage, details });

/** Whether any text reads differently in the two. */
export const hasDifferentTexts = (one: ServiceTexts, other: ServiceTexts) =>
  textFields.some(({ read }) => read(one) !== read(other));
