import { VisuallyHidden } from "@mantine/core";
import type { RecentAnswerTimes } from "shared/inbox/reports/answer-times";
import { longDay } from "../format-day.ts";

type Props = {
  weeks: RecentAnswerTimes["weeks"];
  within: (seconds: number | null) => string;
};

/** The figures of the bars for screen readers. */
export function WeekTable({ weeks, within }: Props) {
  return (
    <VisuallyHidden>
      <table>
        <caption>First replies by week</caption>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            <th scope="col">Guests answered</th>
            <th scope="col">Median</th>
            <th scope="col">90% within</th>
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
