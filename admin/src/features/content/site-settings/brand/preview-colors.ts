import { brandPalette } from "shared/content/site-settings/brand/brand-palette";
import { designColors } from "shared/content/site-settings/brand/design-colors";
import { type BrandValues, originalColors } from "./brand-editor.tsx";
import { isColor } from "./is-color.ts";

export type Scheme = "light" | "dark";

export type PreviewColors = Record<
  "ground" | "text" | "link" | "accent" | "button" | "onButton" | "deep" | "bright",
  string
>;

const orNull = (typed: string, ofDesign: string) =>
  isColor(typed) && typed !== ofDesign ? typed : null;

/** The site's colours; the design's where a colour is missing or only partly typed. */
export const readPreviewColors = ({
  mainColor,
  accentColor,
}: BrandValues): Record<Scheme, PreviewColors> => {
  const own = brandPalette({
    mainColor: orNull(mainColor, originalColors.mainColor),
    accentColor: orNull(accentColor, originalColors.accentColor),
  });
  const light = { ...designColors.light, ...own.light };
  const dark = { ...designColors.dark, ...own.dark };
  const onDeep = { deep: light["lake-deep"], bright: light.apricot };
  return {
    light: {
      ...onDeep,
      ground: light.paper,
      text: light.text,
      link: light.lake,
      accent: light.clay,
      button: light.lake,
      onButton: light["on-primary"],
    },
    dark: {
      ...onDeep,
      ground: dark.bg,
      text: dark.text,
      link: dark.link,
      accent: dark.accent,
      button: dark.primary,
      onButton: dark["on-primary"],
    },
  };
};
