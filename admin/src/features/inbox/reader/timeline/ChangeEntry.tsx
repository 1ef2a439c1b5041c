import { Text } from "@mantine/core";
import { describeAge } from "../../../../lib/dates/describe-age.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import classes from "./Timeline.module.css";

type Props = { at: string; by: { username: string } | null; text: string };

/** As in "Ada set this to quoted · 3 days ago". */
export function ChangeEntry({ at, by, text }: Props) {
  const { format } = useDateFormat();
  return (
    <Text size="xs" c="dimmed" className={classes.change}>
      {by?.username ?? "Somebody"} {text} ·{" "}
      <time dateTime={at} title={format(at)}>
        {describeAge(at)} ago
      </time>
    </Text>
  );
}
