import { brandPalette } from "shared/content/site-settings/brand/brand-palette";
import { designColors } from "shared/content/site-settings/brand/design-colors";
import type { SiteSettings } from "shared/content/site-settings/site-settings";

/** The drawings fall back to the design's colours if the brand has none. */
const drawings = [
  ".logo__sky,.placeholder__sun{fill:var(--dawn)}",
  ".logo__sun{fill:var(--clay)}",
  ".logo__hills,.placeholder__near{fill:var(--lake)}",
  ".logo__water,.placeholder__water{fill:var(--lake-deep)}",
  ".logo__lines,.placeholder__lines{stroke:var(--dawn)}",
  ".placeholder{background:var(--lake-light)}",
  ".placeholder__far{fill:color-mix(in srgb,var(--lake) 50%,var(--lake-light))}",
].join("");

const darkDrawings = ".dawn{--glow:color-mix(in srgb,var(--apricot) 80%,var(--bg))}";

const declare = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(";");

/** A style sheet with the brand's colours and their shades; empty without brand colours. */
export const brandStyle = (brand: SiteSettings["brand"]): string => {
  const { light, dark } = brandPalette(brand);
  if (!brand.mainColor && !brand.accentColor) return "";
  const inDark = `html:root{${declare(dark)}}${darkDrawings}`;
  return `html:root{${declare(light)}}${drawings}@media (prefers-color-scheme:dark){${inDark}}`;
};

/** Page backgrounds for the browser's bars, which CSS cannot style. */
export const themeColors = (brand: SiteSettings["brand"]) => ({
  light: designColors.light.paper,
  dark: brandPalette(brand).dark.bg ?? designColors.dark.bg,
});
