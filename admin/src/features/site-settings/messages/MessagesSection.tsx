import { Stack, Text, TextInput } from "@mantine/core";
import { StringListField } from "../../../components/string-list/StringListField.tsx";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { KeepDaysField } from "./KeepDaysField.tsx";
import { type MessagesValues, messagesEditor } from "./messages-editor.ts";
import { useConfirmDeletion } from "./use-confirm-deletion.tsx";

export function MessagesSection() {
  const confirmDeletion = useConfirmDeletion();
  return (
    <SettingsForm editor={messagesEditor} beforeSave={confirmDeletion}>
      {(form) => <MessagesFields form={form} />}
    </SettingsForm>
  );
}

function MessagesFields({ form }: { form: SettingsFields<MessagesValues> }) {
  return (
    <Stack>
      <KeepDaysField form={form} />
      <TextInput
        label="Messages from one visitor"
        description="So many inquiries, and so many messages, may come from one internet address in ten minutes. Guests of a hotel may share one."
        required
        inputMode="numeric"
        maw="20rem"
        {...form.getInputProps("perVisitor")}
      />
      <Stack gap={4}>
        <StringListField
          label="Words of spam"
          entry="Word"
          path="blockedWords"
          values={form.values.blockedWords}
          errors={form.errors}
          onChange={(words) => form.setFieldValue("blockedWords", words)}
        />
        <Text size="xs" c="dimmed">
          A message with one of these words or phrases is listed under “Possible spam”. You are told
          by mail; its sender gets no receipt.
        </Text>
      </Stack>
    </Stack>
  );
}
