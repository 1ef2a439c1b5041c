import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { limits } from "shared/limits";
import { z } from "zod";
import { Picture } from "../../../../components/picture/Picture.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { valueField } from "../../../../lib/editing/value-field.ts";
import { galleryQuery } from "../../../../lib/requests/gallery.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";
import classes from "./Slides.module.css";

const typed = z.object({
  eyebrow: z.string(),
  headline: z.string(),
  lead: z.string(),
  slides: z.array(z.string()),
  slideTexts: z.record(z.string(), z.string()),
  aboutHeading: z.string(),
  about: z.string(),
  assistance: z.string(),
});
export type HomeValues = z.infer<typeof typed>;

export const homeEditor: SettingsEditor<SiteSettings["home"], HomeValues> = {
  section: "home",
  read: ({ home }) => home,
  versioned: versionedSettings.shape.home,
  toValues: ({ eyebrow, lead, about, assistance, slideTexts, ...others }) => ({
    ...others,
    slideTexts: Object.fromEntries(others.slides.map((id) => [id, slideTexts[id] ?? ""])),
    eyebrow: eyebrow ?? "",
    lead: lead ?? "",
    about: about ?? "",
    assistance: assistance ?? "",
  }),
  typed,
  checked: siteSettings.shape.home,
  fields: [
    valueField("eyebrow", "Line above the headline", String),
    valueField("headline", "Headline", String),
    valueField("lead", "Line below the headline", String),
    {
      ...valueField("slides", "Slides", (slides: string[]) => slides.join(", ")),
      render: ({ slides }) => <SlideThumbnails slides={slides} />,
    },
    {
      ...valueField("slideTexts", "Lines of slides", (texts: HomeValues["slideTexts"]) =>
        Object.values(texts).filter(Boolean).join(", "),
      ),
      render: (values) => <SlideLines {...values} />,
    },
    valueField("aboutHeading", "“About us” heading", String),
    valueField("about", "“About us” text", String),
    valueField("assistance", "Text beside your opening hours", String),
  ],
  withoutBlanks: ({ slideTexts, ...values }) => ({
    ...values,
    slideTexts: Object.fromEntries(
      Object.entries(slideTexts).filter(([id, text]) => text.trim() && values.slides.includes(id)),
    ),
  }),
  toChange: (value, version) => ({ section: "home", value, version }),
};

function SlidePicture({ id }: { id: string }) {
  const { api } = useApp();
  const { data: photos = [] } = useQuery(galleryQuery(api));
  const photo = photos.find(({ _id }) => _id === id);
  return <Picture image={photo?.image ?? null} alt={photo?.title ?? ""} sizes="6rem" />;
}

function SlideThumbnails({ slides }: { slides: string[] }) {
  if (slides.length === 0) return <Text size="sm">The {limits.slides} oldest photos</Text>;
  return (
    <ol className={classes.thumbnails}>
      {slides.map((id) => (
        <li key={id} className={classes.thumbnail}>
          <SlidePicture id={id} />
        </li>
      ))}
    </ol>
  );
}

function SlideLines({ slides, slideTexts }: Pick<HomeValues, "slides" | "slideTexts">) {
  const lines = slides.filter((id) => slideTexts[id]);
  if (lines.length === 0) return <Text size="sm">No lines</Text>;
  return (
    <ol className={classes.lines}>
      {lines.map((id) => (
        <li key={id} className={classes.row}>
          <SlidePicture id={id} />
          <Text size="sm">{slideTexts[id]}</Text>
        </li>
      ))}
    </ol>
  );
}
