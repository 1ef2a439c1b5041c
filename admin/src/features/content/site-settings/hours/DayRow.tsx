import { Fieldset, Group, Switch, Text, TextInput } from "@mantine/core";
import type { SettingsFields } from "../editing/settings-fields.ts";
import classes from "./DayRow.module.css";
import type { HoursValues } from "./hours-editor.ts";

type Props = {
  form: SettingsFields<HoursValues>;
  /** For example "Monday". */
  name: string;
  /** The index among the open days; -1 for a closed day. */
  index: number;
  onToggle: (isOpen: boolean) => void;
};

export function DayRow({ form, name, index, onToggle }: Props) {
  const isOpen = index !== -1;
  return (
    <Fieldset variant="unstyled" className={classes.day} data-open={isOpen} aria-label={name}>
      <Switch
        label={name}
        aria-label={`${name} is open`}
        checked={isOpen}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      {isOpen ? (
        <Group gap={4} wrap="nowrap" align="start">
          <TextInput
            type="time"
            flex={1}
            miw={0}
            aria-label={`${name} opens`}
            {...form.getInputProps(`days.${index}.opens`)}
          />
          <Text aria-hidden lh="2.25rem">
            –
          </Text>
          <TextInput
            type="time"
            flex={1}
            miw={0}
            aria-label={`${name} closes`}
            {...form.getInputProps(`days.${index}.closes`)}
          />
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          Closed
        </Text>
      )}
    </Fieldset>
  );
}
