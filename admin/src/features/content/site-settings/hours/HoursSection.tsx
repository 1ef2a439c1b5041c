import { Group, Input, NativeSelect, Select, Stack, Text, TextInput } from "@mantine/core";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { type HoursValues, hoursEditor, replyInWords } from "./hours-editor.ts";
import { WeekField } from "./WeekField.tsx";

/** `Africa/Addis Ababa`; always includes `chosen`. */
const timeZoneChoices = (chosen: string) =>
  [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), chosen])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll("_", " ") }));

/** For example `14:05`. */
const timeIn = (timeZone: string, now = new Date()) =>
  now.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });

export function HoursSection() {
  return <SettingsForm editor={hoursEditor}>{(form) => <HoursFields form={form} />}</SettingsForm>;
}

function HoursFields({ form }: { form: SettingsFields<HoursValues> }) {
  const { timeZone } = form.values;
  return (
    <Stack>
      <WeekField form={form} />
      <Select
        label="Time zone"
        description={`Used for opening hours and all dates here. Local time: ${timeIn(timeZone)}.`}
        searchable
        allowDeselect={false}
        nothingFoundMessage="No matching time zone"
        data={timeZoneChoices(timeZone)}
        {...form.getInputProps("timeZone")}
      />
      <ReplyFields form={form} />
    </Stack>
  );
}

const units = [
  { value: "hours", label: "working hours" },
  { value: "days", label: "working days" },
];

function ReplyFields({ form }: { form: SettingsFields<HoursValues> }) {
  const sentence = replyInWords(form.values.reply);
  return (
    <Input.Wrapper
      label="Reply within"
      labelElement="div"
      description="Shown in confirmation emails; the inbox warns you when a reply is overdue. Leave empty to promise nothing."
    >
      <Group gap="xs" align="start" mt={6} maw="20rem">
        <TextInput
          w="5rem"
          inputMode="numeric"
          aria-label="Reply within"
          {...form.getInputProps("reply.amount")}
        />
        <NativeSelect
          flex="1 1 11rem"
          aria-label="Unit of the reply time"
          data={units}
          {...form.getInputProps("reply.unit")}
        />
      </Group>
      <Text size="sm" mt={4} role="status">
        {sentence && `Visitors read: “${sentence}”`}
      </Text>
    </Input.Wrapper>
  );
}
