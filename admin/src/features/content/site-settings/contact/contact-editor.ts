import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { formatPhoneNumber } from "shared/text/phone";
import { z } from "zod";
import { fromPoint, pointValues, toPoint } from "../../../../components/map-point/point-values.ts";
import { valueField } from "../../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const typed = z.object({
  email: z.string(),
  phones: z.array(z.string()),
  place: z.string(),
  street: z.string(),
  postalCode: z.string(),
  locality: z.string(),
  region: z.string(),
  mapLink: z.string(),
  point: pointValues,
  social: z.array(z.object({ label: z.string(), url: z.string() })),
});
export type ContactValues = z.infer<typeof typed>;

const checked = z.preprocess((values) => {
  const { point, ...others } = typed.parse(values);
  return { ...others, point: toPoint(point) };
}, siteSettings.shape.contact);

const byLine = (texts: string[]) => texts.join("\n");

export const contactEditor: SettingsEditor<SiteSettings["contact"], ContactValues> = {
  section: "contact",
  read: ({ contact }) => contact,
  versioned: versionedSettings.shape.contact,
  toValues: (value) => ({
    email: value.email ?? "",
    phones: value.phones.map(formatPhoneNumber),
    place: value.place ?? "",
    street: value.street ?? "",
    postalCode: value.postalCode ?? "",
    locality: value.locality ?? "",
    region: value.region ?? "",
    mapLink: value.mapLink ?? "",
    point: fromPoint(value.point),
    social: value.social,
  }),
  typed,
  checked,
  fields: [
    valueField("email", "Email", String),
    valueField("phones", "Phone numbers", byLine),
    valueField("place", "Place", String),
    valueField("street", "Street", String),
    valueField("postalCode", "Postal code", String),
    valueField("locality", "Town", String),
    valueField("region", "Region", String),
    valueField("mapLink", "Map link", String),
    valueField("point", "Point on the map", ({ latitude, longitude }) =>
      [latitude, longitude].filter(Boolean).join(", "),
    ),
    valueField("social", "Social links", (links) =>
      byLine(links.map(({ label, url }) => `${label}: ${url}`)),
    ),
  ],
  withoutBlanks: (values) => ({
    ...values,
    phones: values.phones.filter((phone) => phone.trim() !== ""),
    social: values.social.filter(({ label, url }) => `${label}${url}`.trim() !== ""),
  }),
  toChange: (value, version) => ({ section: "contact", value, version }),
};
