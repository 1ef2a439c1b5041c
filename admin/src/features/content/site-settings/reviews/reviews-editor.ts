import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { splitLines } from "../../../../components/form/LinesField.tsx";
import { valueField } from "../../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const typed = z.object({
  link: z.string(),
  asking: siteSettings.shape.reviews.shape.asking.default("hand"),
  google: z.string().default(""),
  tripadvisor: z.string().default(""),
  widget: z.object({ script: z.string(), place: z.string(), origins: z.string() }),
});
export type ReviewsValues = z.infer<typeof typed>;

export const askingLabels: Record<SiteSettings["reviews"]["asking"], string> = {
  off: "Never",
  hand: "When we choose to",
  automatic: "By email after two days",
};

const listTexts = ({ script, place, origins }: ReviewsValues["widget"]) =>
  [script, place, ...splitLines(origins)].filter((text) => text.trim() !== "");

const checked = z.preprocess((values) => {
  const { widget, ...others } = typed.parse(values);
  const isBlank = listTexts(widget).length === 0;
  return { ...others, widget: isBlank ? null : { ...widget, origins: splitLines(widget.origins) } };
}, siteSettings.shape.reviews);

export const reviewsEditor: SettingsEditor<SiteSettings["reviews"], ReviewsValues> = {
  section: "reviews",
  read: ({ reviews }) => reviews,
  versioned: versionedSettings.shape.reviews,
  toValues: ({ link, widget, asking, google, tripadvisor }) => ({
    link: link ?? "",
    asking,
    google: google ?? "",
    tripadvisor: tripadvisor ?? "",
    widget: {
      script: widget?.script ?? "",
      place: widget?.place ?? "",
      origins: widget?.origins.join("\n") ?? "",
    },
  }),
  typed,
  checked,
  fields: [
    valueField("link", "Reviews link", String),
    valueField("asking", "Ask for reviews", (asking) => askingLabels[asking]),
    valueField("google", "Google link", String),
    valueField("tripadvisor", "Tripadvisor link", String),
    valueField("widget", "Reviews widget", (widget) => listTexts(widget).join(", ")),
  ],
  withoutBlanks: (values) => values,
  toChange: (value, version) => ({ section: "reviews", value, version }),
};
