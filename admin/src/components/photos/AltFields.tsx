import { Checkbox, Stack, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import type { FieldsForm } from "../form/fields-form.ts";

type Props = {
  form: FieldsForm;
  /** Path to the photo in the form, such as "photos.1."; empty if the form is the photo's. */
  prefix: string;
  isDecorative: boolean;
  description: string;
};

/** The text for screen readers, or “Decorative”. */
export function AltFields({ form, prefix, isDecorative, description }: Props) {
  return (
    <Stack gap="xs">
      <TextInput
        label="Alternative text"
        description={description}
        maxLength={limits.line}
        disabled={isDecorative}
        {...form.getInputProps(`${prefix}alt`)}
      />
      <Checkbox
        label="Decorative"
        description="Screen readers skip the photo."
        {...form.getInputProps(`${prefix}isDecorative`, { type: "checkbox" })}
      />
    </Stack>
  );
}
