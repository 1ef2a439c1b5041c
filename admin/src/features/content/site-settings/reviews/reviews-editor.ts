import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { splitLines } from "../../../../components/form/LinesField.tsx";
import { valueField } from "../../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const typed = z.object({
  link: z.string(),
  widget: z.object({ script: z.string(), place: z.string(), origins: z.string() }),
});
export type ReviewsValues = z.infer<typeof typed>;

const listTexts = ({ script, place, origins }: ReviewsValues["widget"]) =>
  [script, place, ...splitLines(origins)].filter((text) => text.trim() !== "");

const checked = z.preprocess((values) => {
  const { link, widget } = typed.parse(values);
  const isBlank = listTexts(widget).length === 0;
  return { link, widget: isBlank ? null : { ...widget, origins: splitLines(widget.origins) } };
}, siteSettings.shape.reviews);

export const reviewsEditor: SettingsEditor<SiteSettings["reviews"], ReviewsValues> = {
  section: "reviews",
  read: ({ reviews }) => reviews,
  versioned: versionedSettings.shape.reviews,
  toValues: ({ link, widget }) => ({
    link: link ?? "",
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
    valueField("widget", "Reviews widget", (widget) => listTexts(widget).join(", ")),
  ],
  withoutBlanks: (values) => values,
  toChange: (value, version) => ({ section: "reviews", value, version }),
};
