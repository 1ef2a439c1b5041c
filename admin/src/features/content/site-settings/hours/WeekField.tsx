import { Button, Input, Stack, Text } from "@mantine/core";
import { describeHours } from "shared/content/site-settings/opening-hours";
import { withoutEntryErrors } from "../../../../lib/editing/entry-errors.ts";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { DayRow } from "./DayRow.tsx";
import type { DayValues, HoursValues } from "./hours-editor.ts";
import { closeDay, copyMonday, openDay, weekDays } from "./week.ts";

export function WeekField({ form }: { form: SettingsFields<HoursValues> }) {
  const { days } = form.values;
  const sentence = describeHours(days.filter(({ opens, closes }) => opens && closes));
  const change = (changed: DayValues[]) => {
    form.setFieldValue("days", changed);
    form.setErrors((errors) => withoutEntryErrors(errors, "days"));
  };
  return (
    <Input.Wrapper label="Days" labelElement="div" error={form.errors.days}>
      <Stack gap="xs" mt={4}>
        {weekDays.map(({ day, name }) => (
          <DayRow
            key={day}
            form={form}
            name={name}
            index={days.findIndex((open) => open.day === day)}
            onToggle={(isOpen) => change(isOpen ? openDay(days, day) : closeDay(days, day))}
          />
        ))}
        <Button
          variant="light"
          style={{ alignSelf: "flex-start" }}
          onClick={() => change(copyMonday(days))}
        >
          Copy Monday to all weekdays
        </Button>
        <Text size="sm" role="status">
          {sentence ? `Visitors read: “${sentence}”` : "Without hours, none are shown."}
        </Text>
      </Stack>
    </Input.Wrapper>
  );
}
