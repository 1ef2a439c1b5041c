import { Button, Group, TextInput } from "@mantine/core";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";

type Props = {
  /** As in `2026-12-01T08:00`. */
  clock: string;
  onChange: (clock: string) => void;
};

/** Days ahead of the next Monday. */
const daysToMonday = (day: string) => (8 - new Date(`${day}T00:00Z`).getUTCDay()) % 7 || 7;

/** A day and a time by the company's clock, with the usual ones to choose. */
export function TimeFields({ clock, onChange }: Props) {
  const { today, dayOf, momentAt, explain } = useDateFormat();
  const now = new Date().toISOString();
  const monday = daysToMonday(today());
  const usual = [
    { label: "Tomorrow 08:00", clock: `${dayOf(now, 1)}T08:00` },
    ...(monday > 1 ? [{ label: "Monday 08:00", clock: `${dayOf(now, monday)}T08:00` }] : []),
  ];
  const at = momentAt(clock);
  return (
    <div>
      <TextInput
        type="datetime-local"
        label="Day and time"
        required
        min={`${today()}T00:00`}
        value={clock}
        description={at && explain(at)}
        inputWrapperOrder={["label", "input", "description", "error"]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        {usual.map((choice) => (
          <Button
            key={choice.label}
            size="compact-sm"
            variant="default"
            aria-pressed={choice.clock === clock}
            onClick={() => onChange(choice.clock)}
          >
            {choice.label}
          </Button>
        ))}
      </Group>
    </div>
  );
}
