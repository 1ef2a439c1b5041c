import { Button, Group } from "@mantine/core";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayInput } from "../../../components/date/DayInput.tsx";
import { addDays, mondayOf, spanDays } from "./weeks.ts";

type Props = { from: string; today: string; onShow: (day: string) => void };

export function WeekSteps({ from, today, onShow }: Props) {
  const monday = mondayOf(from);
  return (
    <Group gap="xs">
      <Button
        variant="default"
        px="sm"
        leftSection={<ChevronLeft size={16} aria-hidden />}
        onClick={() => onShow(from > monday ? monday : addDays(monday, -spanDays))}
      >
        Earlier
      </Button>
      <Button variant="default" px="sm" disabled={from === today} onClick={() => onShow(today)}>
        Today
      </Button>
      <Button
        variant="default"
        px="sm"
        rightSection={<ChevronRight size={16} aria-hidden />}
        onClick={() => onShow(addDays(monday, spanDays))}
      >
        Later
      </Button>
      <DayInput aria-label="From day" value={from} onChange={onShow} />
    </Group>
  );
}
