import { Button, ColorInput, Stack } from "@mantine/core";
import { lightGround } from "shared/content/site-settings/brand/brand-color";
import {
  contrastBetween,
  formatContrast,
  readableShade,
} from "shared/content/site-settings/brand/contrast";
import { siteSettings } from "shared/content/site-settings/site-settings";
import type { SettingsFields } from "../editing/settings-fields.ts";
import type { BrandValues } from "./brand-editor.tsx";
import { isColor } from "./is-color.ts";

type Props = {
  form: SettingsFields<BrandValues>;
  path: "mainColor" | "accentColor";
  label: string;
  description: string;
};

const describeContrast = (color: string, problem: string | undefined) =>
  isColor(color) && !problem
    ? ` Contrast on light pages: ${formatContrast(contrastBetween(color, lightGround))}.`
    : "";

const findProblem = (path: Props["path"], color: string) =>
  isColor(color)
    ? siteSettings.shape.brand.shape[path].safeParse(color).error?.issues[0]?.message
    : undefined;

/** Refuses a colour with too little contrast and proposes a readable shade. */
export function ColorField({ form, path, label, description }: Props) {
  const color = form.values[path];
  const problem = findProblem(path, color);
  const shade = problem && readableShade(color, lightGround);
  return (
    <Stack gap="xs" align="flex-start">
      <ColorInput
        w="100%"
        label={label}
        description={`${description}${describeContrast(color, problem)}`}
        inputWrapperOrder={["label", "input", "description", "error"]}
        format="hex"
        // The contrast message is below the field.
        popoverProps={{ position: "top-start" }}
        eyeDropperButtonProps={{ "aria-label": `Pick the ${label.toLowerCase()} from the screen` }}
        {...form.getInputProps(path)}
        error={form.errors[path] ?? problem}
      />
      {shade && (
        <Button size="compact-sm" variant="default" onClick={() => form.setFieldValue(path, shade)}>
          Use {shade}
        </Button>
      )}
    </Stack>
  );
}
