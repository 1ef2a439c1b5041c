import type { RecentAnswerTimes } from "shared/inbox/reports/answer-times";
import { describeWithin } from "../../../lib/dates/describe-within.ts";
import { longDay, shortDay } from "../format-day.ts";
import classes from "./WeekBars.module.css";

type Week = RecentAnswerTimes["weeks"][number];

/** In px. */
const height = 56;
/** Share of a week's width. */
const barWidth = 0.72;
const leastHeight = 2;

const describe = ({ monday, answered, half, waiting }: Week) => {
  const times = half === null ? "no replies" : `half of ${answered} within ${describeWithin(half)}`;
  return `Week of ${longDay(monday)}: ${times}${waiting > 0 ? `, ${waiting} waiting` : ""}`;
};

/** The median time of the first answer, one bar per week; the scale covers at least an hour. */
export function WeekBars({ weeks }: { weeks: Week[] }) {
  const longest = Math.max(3_600, ...weeks.map(({ half }) => half ?? 0));
  const share = 100 / weeks.length;
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <div aria-hidden>
      <svg className={classes.plot} height={height} aria-hidden="true">
        {weeks.map((week, index) => {
          const bar = week.half === null ? 0 : leastHeight + (week.half / longest) * (height - 2);
          return (
            <g key={week.monday}>
              <title>{describe(week)}</title>
              <rect
                x={`${index * share}%`}
                width={`${share}%`}
                height={height}
                fill="transparent"
              />
              <rect
                className={week === last ? classes.current : classes.bar}
                x={`${(index + (1 - barWidth) / 2) * share}%`}
                width={`${share * barWidth}%`}
                y={height - bar}
                height={bar}
              />
            </g>
          );
        })}
      </svg>
      <div className={classes.labels}>
        <span>{first && `Week of ${shortDay(first.monday)}`}</span>
        <span>up to {describeWithin(longest)}</span>
        <span>This week</span>
      </div>
    </div>
  );
}
