import { Alert, Text } from "@mantine/core";
import { ShieldAlert } from "lucide-react";
import type { FloodFigures } from "shared/stats";
import { useDateFormat } from "../../lib/dates/use-date-format.ts";
import { pluralize } from "../../lib/text/pluralize.ts";

const describeGenuine = (count: number) =>
  count === 1
    ? "1 looks genuine and stands"
    : `${count.toLocaleString("en")} look genuine and stand`;

/** Says that more messages came than visitors send, and where they are. */
export function FloodNotice({ flood }: { flood: FloodFigures }) {
  const { format } = useDateFormat();
  const { from, until, isOver, messages, genuine } = flood;
  const when = isOver ? `, ${format(from)} to ${format(until)}` : ` so far, since ${format(from)}`;
  const title = isOver ? "A flood of messages came in" : "A flood of messages is coming in";
  return (
    <Alert color="clay" icon={<ShieldAlert />} title={title} role="status">
      <Text size="sm">
        {`${pluralize(messages, "message", "messages")}${when}: ${describeGenuine(genuine)} in the usual lists, the others are kept under Spam. Not all were mailed to you one by one; nothing is lost.`}
      </Text>
    </Alert>
  );
}
