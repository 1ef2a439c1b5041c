import { Fieldset, Stack, Text, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { LinesField } from "../../../../components/form/LinesField.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import type { ReviewsValues } from "./reviews-editor.ts";

export function WidgetFields({ form }: { form: SettingsFields<ReviewsValues> }) {
  return (
    <Fieldset legend="Reviews widget" p={{ base: "xs", sm: "md" }}>
      <Stack>
        <Text size="sm">
          A provider’s script may show your reviews on Google and elsewhere. The provider gives you
          a piece of code; what it says goes here. It loads once a visitor scrolls to it, and the
          provider then learns that visitor’s internet address.
        </Text>
        <TextInput
          label="Script"
          description="The address after “src” in the code. Left empty, visitors see the reviews that you have entered."
          placeholder="https://"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.url}
          {...form.getInputProps("widget.script")}
        />
        <TextInput
          label="Class"
          description="What stands after “class” in the code; the script fills that place."
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.line}
          {...form.getInputProps("widget.place")}
        />
        <LinesField
          label="Other hosts"
          description="Where the script loads more from, one a line, as in https://cdn.example.com or https://*.example.com. The browser’s console names those that are missing; ask your provider."
          path="widget.origins"
          errors={form.errors}
          value={form.values.widget.origins}
          onChange={(text) => form.setFieldValue("widget.origins", text)}
        />
      </Stack>
    </Fieldset>
  );
}
