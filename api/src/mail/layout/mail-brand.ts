import { brandPalette } from "shared/content/site-settings/brand/brand-palette";
import { designColors } from "shared/content/site-settings/brand/design-colors";
import { isWordmark } from "shared/content/site-settings/brand/logo-size";
import type { SiteSettings } from "shared/content/site-settings/site-settings";

type Size = { width: number; height: number };

const tallestLogo = 56;

/** A PNG and its size in px. */
export type MailLogo = Size & { bytes: Uint8Array };

/** Colours as `#rrggbb`: mail programs know no others. */
export type MailColors = {
  ground: string;
  card: string;
  text: string;
  soft: string;
  line: string;
  link: string;
  main: string;
  onMain: string;
};

/** The company as emails show it. */
export type MailBrand = {
  company: string;
  light: MailColors;
  dark: MailColors;
  logo: MailLogo | null;
};

/** The colours of the site's `tokens.css` that no brand changes, without transparency. */
const fixedColors = {
  light: { card: "#fffdf9", soft: "#47585c", line: "#dad9d7" },
  dark: { soft: "#adbbb9", line: "#36494c" },
};

type Company = {
  company: { name: string };
  brand: Pick<SiteSettings["brand"], "mainColor" | "accentColor">;
};

export const toMailBrand = ({ company, brand }: Company, logo: MailLogo | null): MailBrand => {
  const palette = brandPalette(brand);
  const light = { ...designColors.light, ...palette.light };
  const dark = { ...designColors.dark, ...palette.dark };
  return {
    company: company.name,
    light: {
      ...fixedColors.light,
      ...{ ground: light.sand, text: light.text },
      ...{ link: light.lake, main: light.lake, onMain: light["on-primary"] },
    },
    dark: {
      ...fixedColors.dark,
      ...{ ground: dark.bg, card: dark.surface, text: dark.text },
      ...{ link: dark.link, main: dark.primary, onMain: dark["on-primary"] },
    },
    logo,
  };
};

/** The size in px of a logo that is so high at most; wide ones are lower. */
export const fitLogo = ({ width, height }: Size, tallest: number = tallestLogo): Size => {
  const scale = isWordmark({ width, height })
    ? Math.min(200 / width, (0.8 * tallest) / height)
    : tallest / height;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};
