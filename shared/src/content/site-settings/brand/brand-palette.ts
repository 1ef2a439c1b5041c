import {
  clampChroma,
  converter,
  formatHex,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode,
} from "culori/fn";
import type { SiteSettings } from "../site-settings.ts";
import { getLuminance } from "./contrast.ts";
import { designColors } from "./design-colors.ts";

useMode(modeRgb);
useMode(modeOklch);
const toOklch = converter("oklch");

const hoverLightness = 0.84;

const parse = (hex: string): Oklch => toOklch(hex) ?? { mode: "oklch", l: 0, c: 0 };
const toHex = (color: Oklch) => formatHex(clampChroma(color, "oklch"));

/** The hue of `color` with the lightness and at most the chroma of `like`, so that contrasts stay the same. */
const shadeLike = (color: Oklch, like: string): string => {
  const c = Math.min(color.c, parse(like).c);
  const luminance = getLuminance(like);
  const at = (l: number) => toHex({ ...color, l, c });
  let [darker, lighter] = [0, 1];
  while (lighter - darker > 0.0005) {
    const middle = (darker + lighter) / 2;
    if (getLuminance(at(middle)) < luminance) darker = middle;
    else lighter = middle;
  }
  return at(lighter);
};

type Colors = Record<string, string>;
/** Keyed by the names in the site's `tokens.css`, without the dashes. */
type Palette = { light: Colors; dark: Colors };

const shadesLike = (hex: string, ofDesign: Colors): Colors => {
  const color = parse(hex);
  return Object.fromEntries(
    Object.entries(ofDesign).map(([name, like]) => [name, shadeLike(color, like)]),
  );
};

const ofMainColor = (hex: string): Palette => {
  const { "lake-deep": deep, "lake-light": light } = designColors.light;
  const { bg, "bg-tint": tint, surface, link, "primary-strong": darkHover } = designColors.dark;
  const color = parse(hex);
  return {
    light: {
      lake: hex,
      "primary-strong": toHex({ ...color, l: hoverLightness * color.l }),
      ...shadesLike(hex, { "lake-deep": deep, "lake-light": light }),
    },
    dark: {
      // Repeated because the brand's rule outranks the site's tokens, so the light value would apply.
      "primary-strong": darkHover,
      ...shadesLike(hex, { bg, "bg-tint": tint, surface, link }),
    },
  };
};

const ofAccentColor = (hex: string): Palette => {
  const { apricot, dawn } = designColors.light;
  const { accent, primary, "primary-strong": strong, ...dark } = designColors.dark;
  const { "sun-bg": ground, "sun-text": text } = dark;
  return {
    light: { clay: hex, ...shadesLike(hex, { apricot, dawn }) },
    dark: shadesLike(hex, {
      accent,
      primary,
      "primary-strong": strong,
      "sun-bg": ground,
      "sun-text": text,
    }),
  };
};

/** The design colours that the brand's colours replace; empty without brand colours. */
export const brandPalette = ({
  mainColor,
  accentColor,
}: Pick<SiteSettings["brand"], "mainColor" | "accentColor">): Palette => {
  const palettes = [
    ...(mainColor ? [ofMainColor(mainColor)] : []),
    ...(accentColor ? [ofAccentColor(accentColor)] : []),
  ];
  return {
    light: Object.assign({}, ...palettes.map(({ light }) => light)),
    dark: Object.assign({}, ...palettes.map(({ dark }) => dark)),
  };
};
