import { Alert, Text } from "@mantine/core";
import { ShieldAlert } from "lucide-react";
import type { FloodFigures } from "shared/inbox/reports/stats";
import { useDateFormat } from "../../lib/dates/use-date-format.ts";
import { pluralize } from "../../lib/text/pluralize.ts";

export function FloodNotice({ flood }: { flood: FloodFigures }) {
  const { format } = useDateFormat();
  const { from, until, isOver, messages } = flood;
  const when = isOver ? `, ${format(from)} to ${format(until)}` : ` since ${format(from)}`;
  const title = isOver ? "A flood of messages came in" : "A flood of messages is coming in";
  return (
    <Alert color="clay" icon={<ShieldAlert />} title={title} role="status">
      <Text size="sm">
        {`${pluralize(messages, "message", "messages")} above the limit ${messages === 1 ? "is" : "are"} in Spam${when}. You get one summary email instead of one for each. Mark real ones “Not spam” to send their confirmation.`}
      </Text>
    </Alert>
  );
}
