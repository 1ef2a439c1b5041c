import { type SiteSettings, siteSettings, versionedSettings } from "shared/site-settings";
import { z } from "zod";
import { valueField } from "../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const typed = z.object({
  link: z.string(),
  widget: z.object({ script: z.string(), place: z.string(), origins: z.array(z.string()) }),
});
export type ReviewsValues = z.infer<typeof typed>;

const textsOf = ({ script, place, origins }: ReviewsValues["widget"]) =>
  [script, place, ...origins].filter((text) => text.trim() !== "");

const checked = z.preprocess((values) => {
  const { link, widget } = typed.parse(values);
  return { link, widget: textsOf(widget).length > 0 ? widget : null };
}, siteSettings.shape.reviews);

export const reviewsEditor: SettingsEditor<SiteSettings["reviews"], ReviewsValues> = {
  section: "reviews",
  label: "Reviews",
  read: ({ reviews }) => reviews,
  versioned: versionedSettings.shape.reviews,
  toValues: ({ link, widget }) => ({
    link: link ?? "",
    widget: {
      script: widget?.script ?? "",
      place: widget?.place ?? "",
      origins: widget?.origins ?? [],
    },
  }),
  typed,
  checked,
  fields: [
    valueField("link", "Reviews link", String),
    valueField("widget", "Reviews widget", (widget) => textsOf(widget).join(", ")),
  ],
  withoutBlanks: ({ link, widget }) => ({
    link,
    widget: { ...widget, origins: widget.origins.filter((origin) => origin.trim() !== "") },
  }),
  toChange: (value, version) => ({ section: "reviews", value, version }),
};
