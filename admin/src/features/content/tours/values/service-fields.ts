import { factKeys, type TourFacts, tourFactFields } from "shared/content/tours/tour-facts";
import { describePhotoAlt } from "../../../../components/photos/photo-values.ts";
import { describeRichText } from "../../../../components/rich-text/describe-rich-text.ts";
import type { RecordField } from "../../../../lib/editing/record-field.ts";
import { describeFact } from "./fact-forms.ts";
import type { ServiceValues } from "./service-values.ts";

type ServiceField = RecordField<ServiceValues>;

const text = (key: "title" | "detailPage", label: string): ServiceField => ({
  label,
  read: (values) => values[key],
  describe: (values) => values[key],
  take: (values, other) => ({ ...values, [key]: other[key] }),
});

const descriptionField: ServiceField = {
  label: "Description",
  read: ({ description }) => describeRichText(description),
  describe: ({ description }) => describeRichText(description),
  take: (values, { description }) => ({ ...values, description }),
};

const detail = (key: keyof ServiceValues["details"], label: string): ServiceField => ({
  label,
  read: ({ details }) => details[key],
  describe: ({ details }) => [details[key]].flat().join("\n"),
  take: (values, other) => ({
    ...values,
    details: { ...values.details, [key]: other.details[key] },
  }),
});

const fact = (key: keyof TourFacts): ServiceField => ({
  label: tourFactFields[key].label,
  read: ({ facts }) => facts[key],
  describe: ({ facts }) => describeFact(key, facts),
  take: (values, other) => ({
    ...values,
    facts: { ...values.facts, [key]: other.facts[key] },
  }),
});

/** The server adds renditions of a picture later: they are no change. */
export const photosField: ServiceField = {
  label: "Photos",
  read: ({ photos }) =>
    photos.map((photo) => [photo.picture, photo.caption, describePhotoAlt(photo)]),
  describe: ({ photos }) => photos.map(({ caption }) => caption).join("\n"),
  take: (values, { photos }) => ({ ...values, photos }),
};

const visibilityField: ServiceField = {
  label: "Visibility",
  read: ({ isShown }) => isShown,
  describe: ({ isShown }) => (isShown ? "Shown on the site" : "Hidden"),
  take: (values, { isShown }) => ({ ...values, isShown }),
};

export const serviceFields: ServiceField[] = [
  text("title", "Title"),
  descriptionField,
  text("detailPage", "Detail page URL"),
  detail("highlights", "Highlights"),
  detail("tips", "Tips"),
  photosField,
  ...factKeys.map(fact),
  visibilityField,
  detail("whatsapp", "WhatsApp"),
  detail("email", "Email"),
];
