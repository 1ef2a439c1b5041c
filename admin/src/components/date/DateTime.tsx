import { useDateFormat } from "../../lib/dates/use-date-format.ts";

/** Shows a moment (ISO) in the company's time zone. */
export function DateTime({ at }: { at: string }) {
  const { format, explain } = useDateFormat();
  return (
    <time dateTime={at} title={explain(at)}>
      {format(at)}
    </time>
  );
}
