import { Button, Group, TextInput } from "@mantine/core";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { isDay } from "../../lib/travel/is-day.ts";
import { addDays, mondayOf, spanDays } from "./weeks.ts";

type Props = { from: string; today: string; onShow: (day: string) => void };

/** Which weeks are shown. */
export function SpanControls({ from, today, onShow }: Props) {
  const monday = mondayOf(from);
  const choose = (day: string) => {
    if (isDay(day)) onShow(day);
  };
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<ChevronLeft size={16} aria-hidden />}
        onClick={() => onShow(from > monday ? monday : addDays(monday, -spanDays))}
      >
        Earlier
      </Button>
      <Button variant="default" disabled={from === today} onClick={() => onShow(today)}>
        Today
      </Button>
      <Button
        variant="default"
        rightSection={<ChevronRight size={16} aria-hidden />}
        onClick={() => onShow(addDays(monday, spanDays))}
      >
        Later
      </Button>
      <TextInput
        type="date"
        aria-label="From day"
        value={from}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </Group>
  );
}
