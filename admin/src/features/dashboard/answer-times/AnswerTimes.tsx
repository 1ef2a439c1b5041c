import { Card, Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { readRecentAnswerTimes } from "shared/endpoints/stats";
import { useApp } from "../../../lib/app/app-context.ts";
import { describeWithin } from "./describe-within.ts";
import { WeekBars } from "./WeekBars.tsx";
import { WeekTable } from "./WeekTable.tsx";

const within = (seconds: number | null) =>
  seconds === null ? "" : `within ${describeWithin(seconds)}`;

/** How quickly guests get their first answer. Nothing is shown where nobody has had one lately. */
export function AnswerTimes() {
  const { api } = useApp();
  const { data } = useQuery({
    queryKey: ["stats", "answer-times"],
    queryFn: ({ signal }) => api.request(readRecentAnswerTimes, { signal }),
    staleTime: 60_000,
  });
  if (!data || data.answered === 0) return null;
  return (
    <Card withBorder padding="md" component="section" aria-label="First answers">
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h4">
          First answers
        </Title>
        <Text size="sm" c="dimmed">
          {`Half ${within(data.half)}, nine of ten ${within(data.nineOfTen)} (last ${data.weeks.length} weeks)`}
        </Text>
      </Group>
      <WeekBars weeks={data.weeks} />
      <WeekTable weeks={data.weeks} within={within} />
    </Card>
  );
}
