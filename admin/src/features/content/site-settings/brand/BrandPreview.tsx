import { SimpleGrid, Text } from "@mantine/core";
import {
  contrastBetween,
  formatContrast,
  textContrast,
} from "shared/content/site-settings/brand/contrast";
import { isWordmark } from "shared/content/site-settings/brand/logo-size";
import type { Image } from "shared/media/images";
import classes from "./Brand.module.css";
import type { BrandValues } from "./brand-editor.tsx";
import { type PreviewColors, readPreviewColors, type Scheme } from "./preview-colors.ts";

const titles = { light: "In light mode", dark: "In dark mode" };

type Props = { values: BrandValues; name: string; logo: Image | undefined };

/** A sample of the site in both colour schemes. */
export function BrandPreview({ values, name, logo }: Props) {
  const colors = readPreviewColors(values);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {(["light", "dark"] as const).map((scheme) => (
        <figure key={scheme} className={classes.scheme}>
          <SamplePage scheme={scheme} colors={colors[scheme]} name={name} logo={logo} />
          <figcaption className={classes.measured}>
            <Text size="sm" fw={600}>
              {titles[scheme]}
            </Text>
            <Text size="sm">{describeContrasts(colors[scheme])}</Text>
          </figcaption>
        </figure>
      ))}
    </SimpleGrid>
  );
}

const describeContrasts = ({ ground, link, accent, button, onButton }: PreviewColors) => {
  const ratios = [
    ["Links", contrastBetween(link, ground)],
    ["small words", contrastBetween(accent, ground)],
    ["buttons", contrastBetween(onButton, button)],
  ] as const;
  const contrasts = ratios.map(([part, ratio]) => `${part} ${formatContrast(ratio)}`).join(", ");
  const isReadable = ratios.every(([, ratio]) => ratio >= textContrast);
  return `${contrasts}. ${isReadable ? "Easy to read." : "Some of this is hard to read."}`;
};

type SampleProps = { scheme: Scheme; colors: PreviewColors; name: string; logo: Image | undefined };

function SamplePage({ scheme, colors, name, logo }: SampleProps) {
  const { ground, text, link, accent, button, onButton, deep, bright } = colors;
  return (
    <div inert>
      <div className={classes.page} style={{ background: ground, color: text }}>
        <div className={classes.brand}>
          {logo && <img className={classes.logo} data-scheme={scheme} src={logo.src} alt="" />}
          {!(logo && isWordmark(logo)) && name}
        </div>
        <span className={classes.small} style={{ color: accent }}>
          Small highlighted words
        </span>
        <span>
          Text, and{" "}
          <span className={classes.link} style={{ color: link }}>
            a link
          </span>
        </span>
        <span className={classes.button} style={{ background: button, color: onButton }}>
          Plan your tour
        </span>
      </div>
      <div className={classes.footer} style={{ background: deep }}>
        <span className={classes.button} style={{ background: bright, color: "#2b1408" }}>
          Contact Us
        </span>
      </div>
    </div>
  );
}
