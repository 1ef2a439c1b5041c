import { Card, Group, Text, Title, VisuallyHidden } from "@mantine/core";
import { countInquiries } from "../../lib/text/pluralize.ts";
import { DayBars } from "./DayBars.tsx";
import { type Day, longDay } from "./format-day.ts";

export function InquiriesChart({ days }: { days: Day[] }) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card withBorder padding="md" component="section" aria-label="Inquiries per day">
      <Group justify="space-between" gap="xs" mb="xl">
        <Title order={2} size="h4">
          Inquiries per day
        </Title>
        <Text size="sm" c="dimmed">
          {total === 0
            ? "No inquiries in the last 30 days"
            : `${countInquiries(total)} in the last ${days.length} days`}
        </Text>
      </Group>
      {total > 0 && <DayBars days={days} />}
      {total > 0 && <DayTable days={days} />}
    </Card>
  );
}

function DayTable({ days }: { days: Day[] }) {
  return (
    <VisuallyHidden>
      <table>
        <caption>Inquiries per day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Inquiries</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, count }) => (
            <tr key={date}>
              <th scope="row">{longDay(date)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
