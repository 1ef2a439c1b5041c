import { Stack, TextInput } from "@mantine/core";
import { LinesField } from "../../../../components/form/LinesField.tsx";
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
        styles={{ wrapper: { maxWidth: "10rem" } }}
        {...form.getInputProps("perVisitor")}
      />
      <LinesField
        label="Words of spam"
        description="One word or phrase a line. A message with one of them is listed under “Possible spam”: you are told by mail, its sender gets no receipt."
        path="blockedWords"
        errors={form.errors}
        value={form.values.blockedWords}
        onChange={(text) => form.setFieldValue("blockedWords", text)}
      />
    </Stack>
  );
}
