import { Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { countOldMessages } from "shared/inbox/personal-data/personal-data.endpoints";
import { askToConfirm } from "../../../../components/feedback/alerts.ts";
import { EnvironmentNotice } from "../../../../components/feedback/EnvironmentNotice.tsx";
import { LinesField } from "../../../../components/form/LinesField.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { type MessagesValues, messagesEditor } from "./messages-editor.ts";

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
        label="Limit per visitor"
        description="How many inquiries, and how many messages, one visitor can send in 10 minutes. Guests of one hotel may count as one visitor."
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

/** A value from the environment is read-only. */
function KeepDaysField({ form }: { form: SettingsFields<MessagesValues> }) {
  const days = useSiteSettings()?.environment.retentionDays;
  if (days) {
    return (
      <Stack gap="xs">
        <Text size="sm">
          Messages are deleted {days === 1 ? "a day" : `${days} days`} after they arrive.
        </Text>
        <EnvironmentNotice variable="RETENTION_DAYS" />
      </Stack>
    );
  }
  return (
    <TextInput
      label="Delete messages after (days)"
      description="Inquiries and messages, with your replies and all emails about them, are deleted for good after this time; those about a booked trip this long after it. Leave empty to keep them until you delete them. Your privacy page shows this."
      inputMode="numeric"
      styles={{ wrapper: { maxWidth: "10rem" } }}
      {...form.getInputProps("keepDays")}
    />
  );
}

type Messages = SiteSettings["messages"];

const describe = (count: number | undefined, days: number) => {
  const age = days === 1 ? "one day" : `${days} days`;
  if (count === undefined)
    return `Inquiries and messages older than ${age} will be deleted for good within the hour. We couldn't count them.`;
  if (count === 0)
    return `Nothing is older than ${age} yet. Inquiries and messages will be deleted for good once they are.`;
  const subject = count === 1 ? "One inquiry or message is" : `${count} inquiries and messages are`;
  return `${subject} older than ${age}, and will be deleted for good within the hour, with your replies.`;
};

/** Asks before a save that deletes messages earlier than now. */
function useConfirmDeletion() {
  const { api } = useApp();
  const count = useMutation({
    mutationFn: (days: number) => api.request(countOldMessages, { body: { days } }),
  });
  return ({ keepDays }: Messages, stored: Messages, save: () => void) => {
    const isEarlier = keepDays !== null && (stored.keepDays === null || keepDays < stored.keepDays);
    if (!isEarlier) return save();
    count.mutate(keepDays, {
      onSettled: (answer) =>
        askToConfirm({
          title: "Delete messages earlier?",
          text: describe(answer?.count, keepDays),
          confirm: answer?.count === 0 ? "Save" : "Save and delete",
          onConfirm: save,
        }),
    });
  };
}
