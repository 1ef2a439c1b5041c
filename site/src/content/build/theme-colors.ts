import { brandPalette } from "shared/brand/brand-palette";
import { designColors } from "shared/brand/design-colors";
import type { SiteSettings } from "shared/site-settings";

/** The grounds of the pages, for what CSS does not reach. */
export const themeColors = (brand: SiteSettings["brand"]) => ({
  light: designColors.light.paper,
  dark: brandPalette(brand).dark.bg ?? designColors.dark.bg,
});
