import { Card, Group, Text, Title, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { RecentAnswerTimes } from "shared/inbox/reports/answer-times";
import { readRecentAnswerTimes } from "shared/inbox/reports/stats.endpoints";
import { useApp } from "../../../lib/app/app-context.ts";
import { describeAge } from "../../../lib/dates/describe-age.ts";
import { describeWithin } from "../../../lib/dates/describe-within.ts";
import { pluralize } from "../../../lib/text/pluralize.ts";
import { longDay } from "../format-day.ts";
import { WeekBars } from "./WeekBars.tsx";

const within = (seconds: number | null) =>
  seconds === null ? "" : `within ${describeWithin(seconds)}`;

const describeAnswered = ({ answered, half, nineOfTen, weeks }: RecentAnswerTimes) =>
  answered === 0
    ? `No replies yet to guests who first wrote in the last ${weeks.length} weeks`
    : `Half got a reply ${within(half)}, 90% ${within(nineOfTen)} (${pluralize(answered, "guest", "guests")}, last ${weeks.length} weeks)`;

const describeWaiting = (waiting: number, age: string) =>
  waiting === 1
    ? `1 guest is waiting for a first reply, for ${age} now.`
    : `${waiting.toLocaleString("en")} guests are waiting for a first reply, the longest for ${age} now.`;

/** Times of first answers and the number of guests without one. Hidden without recent messages. */
export function AnswerTimes() {
  const { api } = useApp();
  const { data } = useQuery({
    queryKey: ["stats", "answer-times"],
    queryFn: ({ signal }) => api.request(readRecentAnswerTimes, { signal }),
    staleTime: 60_000,
  });
  if (!data || data.answered + data.waiting === 0) return null;
  return (
    <Card withBorder padding="md" component="section" aria-label="First replies">
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h4">
          First replies
        </Title>
        <Text size="sm" c="dimmed">
          {describeAnswered(data)}
        </Text>
      </Group>
      {data.waitingSince && (
        <Text size="sm" mb="xs">
          {describeWaiting(data.waiting, describeAge(data.waitingSince))}
        </Text>
      )}
      <WeekBars weeks={data.weeks} />
      <WeekTable weeks={data.weeks} within={within} />
    </Card>
  );
}

type WeekTableProps = {
  weeks: RecentAnswerTimes["weeks"];
  within: (seconds: number | null) => string;
};

/** The figures of the bars for screen readers. */
function WeekTable({ weeks, within }: WeekTableProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>First replies by week</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Guests answered</th>
            <th scope="col">Half</th>
            <th scope="col">90%</th>
            <th scope="col">Still waiting</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, answered, half, nineOfTen, waiting }) => (
            <tr key={monday}>
              <th scope="row">{longDay(monday)}</th>
              <td>{answered}</td>
              <td>{within(half)}</td>
              <td>{within(nineOfTen)}</td>
              <td>{waiting}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
