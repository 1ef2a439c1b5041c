import { Group, Text, VisuallyHidden } from "@mantine/core";
import { Link } from "react-router";
import { adminPaths } from "shared/paths";
import { describeDay } from "../../../lib/travel/describe-stay.ts";
import classes from "./AgendaCalendar.module.css";
import type { AgendaDay, People } from "./days-of-trips.ts";
import { describeMoney, describePaid, isOverdue } from "./describe-money.ts";
import { describeNumbers } from "./describe-people.ts";
import { listWeeks } from "./weeks.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type Props = {
  days: AgendaDay[];
  span: { from: string; until: string };
  /** The first day of the list below. */
  from: string;
  today: string;
};

/** Several weeks with the number of people and the payments of each day. */
export function AgendaCalendar({ days, span, from, today }: Props) {
  const dayByDate = new Map(days.map((day) => [day.date, day]));
  return (
    <div>
      <table className={classes.calendar}>
        <caption>
          People and payments per day, {describeDay(span.from)} to {describeDay(span.until)}
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                <span aria-hidden>{name.slice(0, 2)}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(span).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} data-today={date === today || undefined}>
                  <Day
                    date={date}
                    day={dayByDate.get(date)}
                    isListed={date >= from}
                    isNamed={date === span.from || date.endsWith("-01")}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </div>
  );
}

type DayProps = {
  date: string;
  day: AgendaDay | undefined;
  isListed: boolean;
  /** Labelled with its month. */
  isNamed: boolean;
};

function Day({ date, day, isListed, isNamed }: DayProps) {
  const [, number = "", month = ""] = describeDay(date).split(" ");
  const label = (
    <span aria-hidden className={classes.number}>
      {isNamed ? `${number} ${month}` : number}
    </span>
  );
  if (!day)
    return (
      <span className={classes.day}>
        {label}
        <VisuallyHidden>{describeDay(date)}</VisuallyHidden>
      </span>
    );
  const inside = (
    <>
      {label}
      <Numbers {...day} />
      <Money money={day.money} />
      <VisuallyHidden>
        {describeDay(date)}:{" "}
        {[describeNumbers(day), describeMoney(day.money)].filter(Boolean).join(", ")}
      </VisuallyHidden>
    </>
  );
  if (!isListed)
    return (
      <Link to={`${adminPaths.agenda}?from=${date}`} className={classes.day}>
        {inside}
      </Link>
    );
  return (
    <a href={`#day-${date}`} className={classes.day}>
      {inside}
    </a>
  );
}

function Numbers({ confirmed, requested }: People) {
  return (
    <span aria-hidden className={classes.numbers}>
      {confirmed > 0 && <span className={classes.confirmed}>{confirmed}</span>}
      {requested > 0 && <span className={classes.requested}>{requested}</span>}
      {confirmed + requested === 0 && <span className={classes.requested}>?</span>}
    </span>
  );
}

function Money({ money }: Pick<AgendaDay, "money">) {
  return (
    <span aria-hidden className={classes.money}>
      {isOverdue(money) && <b className={classes.late}>Late</b>}
      {money.map((sum) => (
        <span key={sum.currency} className={classes.paid}>
          {describePaid(sum)}
        </span>
      ))}
    </span>
  );
}

function Legend() {
  return (
    <Group gap="md" mt={4} aria-hidden>
      <Text size="xs">
        <span className={classes.confirmed}>3</span> confirmed
      </Text>
      <Text size="xs">
        <span className={classes.requested}>3</span> requested
      </Text>
      <Text size="xs">
        <b className={classes.late}>Late</b> payment overdue
      </Text>
    </Group>
  );
}
