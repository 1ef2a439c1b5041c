import { Text } from "@mantine/core";
import classes from "./Brand.module.css";
import { useLogo } from "./use-logo.ts";

export function LogoVersion({ logo }: { logo: string | null }) {
  const { image } = useLogo(logo);
  if (!logo) return <Text size="sm">The design's own mark</Text>;
  return image && <img className={classes.plate} src={image.src} alt="Logo" />;
}
