import { Button, Input, Stack, Text } from "@mantine/core";
import { describeHours } from "shared/content/site-settings/opening-hours";
import { withoutEntryErrors } from "../../../../lib/editing/entry-errors.ts";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { DayRow } from "./DayRow.tsx";
import type { DayValues, HoursValues } from "./hours-editor.ts";

/** ISO 8601: 1 is Monday. */
const weekDays = Array.from({ length: 7 }, (_, index) => ({
  day: index + 1,
  // 5 January 1970 was a Monday.
  name: new Date(Date.UTC(1970, 0, 5 + index)).toLocaleString("en", {
    weekday: "long",
    timeZone: "UTC",
  }),
}));

const usual = { opens: "09:00", closes: "18:00" };

const inOrder = (days: DayValues[]) => days.toSorted((a, b) => a.day - b.day);

/** Starts with the hours of the first open day, the most likely choice. */
const openDay = (days: DayValues[], day: number) =>
  inOrder([...days, { ...usual, ...days[0], day }]);

const closeDay = (days: DayValues[], closed: number) => days.filter(({ day }) => day !== closed);

/** Copies Monday to Tuesday through Friday, open or closed. */
const copyMonday = (days: DayValues[]) => {
  const monday = days.find(({ day }) => day === 1);
  const weekend = days.filter(({ day }) => day > 5);
  return [...(monday ? [1, 2, 3, 4, 5].map((day) => ({ ...monday, day })) : []), ...weekend];
};

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
          {sentence ? `Visitors read: “${sentence}”` : "Visitors see no opening hours."}
        </Text>
      </Stack>
    </Input.Wrapper>
  );
}
