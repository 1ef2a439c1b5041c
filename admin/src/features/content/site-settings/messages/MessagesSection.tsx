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
        description="Most inquiries (and messages) one visitor can send in 10 minutes. Hotel guests may share an address."
        required
        inputMode="numeric"
        styles={{ wrapper: { maxWidth: "10rem" } }}
        {...form.getInputProps("perVisitor")}
      />
      <LinesField
        label="Blocked words"
        description="One word or phrase per line. Messages with one of them go to “Possible spam”. You get an email; the sender gets no confirmation."
        path="blockedWords"
        errors={form.errors}
        value={form.values.blockedWords}
        onChange={(text) => form.setFieldValue("blockedWords", text)}
      />
    </Stack>
  );
}
