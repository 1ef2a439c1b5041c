import { SimpleGrid, Stack, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import type { FieldsForm } from "../../../../components/form/fields-form.ts";

type Props = { form: FieldsForm; path: string };

export function CallToActionFields({ form, path }: Props) {
  return (
    <Stack gap="xs">
      <TextInput
        label="Text above the button"
        description="Optional."
        maxLength={limits.line}
        {...form.getInputProps(`${path}.text`)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        <TextInput
          label="Button label"
          placeholder="Ask for a date"
          inputWrapperOrder={["label", "input", "description", "error"]}
          maxLength={limits.line}
          {...form.getInputProps(`${path}.label`)}
        />
        <TextInput
          label="Links to"
          description="A web address (https://…) or a path on this site (/…)."
          inputWrapperOrder={["label", "input", "description", "error"]}
          placeholder="/contact"
          inputMode="url"
          maxLength={limits.url}
          {...form.getInputProps(`${path}.link`)}
        />
      </SimpleGrid>
    </Stack>
  );
}
