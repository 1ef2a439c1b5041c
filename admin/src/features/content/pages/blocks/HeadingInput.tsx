import { TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import type { FieldsForm } from "../../../../components/form/fields-form.ts";

type Props = { form: FieldsForm; path: string };

/** The heading of a block in which it is optional. */
export function HeadingInput({ form, path }: Props) {
  return (
    <TextInput
      label="Heading"
      description="Optional."
      maxLength={limits.line}
      {...form.getInputProps(`${path}.heading`)}
    />
  );
}
