import { Box, Input, SimpleGrid, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import type { ContactValues } from "./contact-editor.ts";

const blank = { label: "", url: "" };

export function SocialField({ form }: { form: SettingsFields<ContactValues> }) {
  return (
    <Input.Wrapper
      label="Social links"
      labelElement="div"
      description="Shown in the footer in this order."
      error={form.errors.social}
    >
      <Box mt={6}>
        <RowList
          form={form}
          path="social"
          entry="Social link"
          rows={form.values.social}
          blank={blank}
          renderFields={(_, index) => (
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
              <TextInput
                label="Label"
                placeholder="Instagram"
                maxLength={limits.line}
                {...form.getInputProps(`social.${index}.label`)}
              />
              <TextInput
                label="Address"
                placeholder="https://"
                inputMode="url"
                maxLength={limits.url}
                {...form.getInputProps(`social.${index}.url`)}
              />
            </SimpleGrid>
          )}
        />
      </Box>
    </Input.Wrapper>
  );
}
