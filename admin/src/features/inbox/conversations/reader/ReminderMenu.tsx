import { Button, Group, Menu, TextInput } from "@mantine/core";
import { BellRing } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { DateFormat } from "../../../../lib/dates/date-format.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import type { ChangeThis } from "../data/conversation-cache.ts";

type Props = { remindAt: string | null; onChange: ChangeThis };

/** Sets the reminder of a conversation, by the company's clock. */
export function ReminderMenu({ remindAt, onChange }: Props) {
  const format = useDateFormat();
  const [isChoosing, setChoosing] = useState(false);
  const set = (at: string) => {
    setChoosing(false);
    onChange({ remindAt: at }, `Reminder set for ${format.format(at)}.`);
  };
  return (
    <>
      <Menu position="bottom-start" returnFocus={!isChoosing}>
        <Menu.Target>
          <Button variant="default" leftSection={<BellRing size={16} aria-hidden />}>
            {remindAt ? `Reminder ${format.format(remindAt)}` : "Remind me"}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {reminderTimes(format).map(({ label, at }) => (
            <Menu.Item key={label} onClick={() => set(at)}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => setChoosing(true)}>Date and time…</Menu.Item>
          {remindAt && (
            <Menu.Item onClick={() => onChange({ remindAt: null }, "Reminder removed.")}>
              Remove reminder
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isChoosing && <ReminderTime momentAt={format.momentAt} onSet={set} />}
    </>
  );
}

type TimeProps = {
  momentAt: (clock: string) => string | undefined;
  onSet: (at: string) => void;
};

function ReminderTime({ momentAt, onSet }: TimeProps) {
  const [clock, setClock] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const at = momentAt(clock);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (at) onSet(at);
  };
  return (
    <Group component="form" gap="xs" onSubmit={save}>
      <TextInput
        ref={field}
        type="datetime-local"
        aria-label="Date and time of the reminder"
        value={clock}
        onChange={(event) => setClock(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={!at}>
        Set reminder
      </Button>
    </Group>
  );
}

const nextMonday = ({ dayOf }: DateFormat, now: string) =>
  Array.from({ length: 7 }, (_, day) => dayOf(now, day + 1)).find(
    (day) => new Date(`${day}T00:00Z`).getUTCDay() === 1,
  );

/** Times (ISO) for a reminder, by the company's clock, without past ones. */
export function reminderTimes(format: DateFormat, now = new Date().toISOString()) {
  const times = [
    { label: "This afternoon", clock: `${format.dayOf(now)}T15:00` },
    { label: "Tomorrow 9:00", clock: `${format.dayOf(now, 1)}T09:00` },
    { label: "Monday 9:00", clock: `${nextMonday(format, now)}T09:00` },
  ];
  return times.flatMap(({ label, clock }) => {
    const at = format.momentAt(clock);
    return at && at > now ? [{ label, at }] : [];
  });
}
