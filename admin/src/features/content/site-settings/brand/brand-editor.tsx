import { ColorSwatch, Group, Text } from "@mantine/core";
import { designColors } from "shared/content/site-settings/brand/design-colors";
import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";
import classes from "./Brand.module.css";
import { useLogo } from "./use-logo.ts";

const typed = z.object({
  logo: z.string().nullable(),
  mainColor: z.string(),
  accentColor: z.string(),
});
export type BrandValues = z.infer<typeof typed>;

/** The design's own colours. */
export const originalColors = {
  mainColor: designColors.light.lake,
  accentColor: designColors.light.clay,
};

export const brandEditor: SettingsEditor<SiteSettings["brand"], BrandValues> = {
  section: "brand",
  read: ({ brand }) => brand,
  versioned: versionedSettings.shape.brand,
  toValues: ({ logo, mainColor, accentColor }) => ({
    logo,
    mainColor: mainColor ?? originalColors.mainColor,
    accentColor: accentColor ?? originalColors.accentColor,
  }),
  typed,
  checked: siteSettings.shape.brand,
  fields: [
    {
      ...valueField("logo", "Logo", (logo) => logo ?? ""),
      render: ({ logo }) => <LogoVersion logo={logo} />,
    },
    {
      ...valueField("mainColor", "Main colour", String),
      render: ({ mainColor }) => <ColorVersion color={mainColor} />,
    },
    {
      ...valueField("accentColor", "Accent colour", String),
      render: ({ accentColor }) => <ColorVersion color={accentColor} />,
    },
  ],
  withoutBlanks: (values) => values,
  toChange: (value, version) => ({ section: "brand", value, version }),
};

function ColorVersion({ color }: { color: string }) {
  return (
    <Group gap="xs">
      <ColorSwatch color={color} size={20} aria-hidden />
      <Text size="sm">{color}</Text>
    </Group>
  );
}

function LogoVersion({ logo }: { logo: string | null }) {
  const { image } = useLogo(logo);
  if (!logo) return <Text size="sm">The standard symbol</Text>;
  return image && <img className={classes.plate} src={image.src} alt="Logo" />;
}
