import { Anchor, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { pathTo } from "../../../lib/app/paths.ts";
import { describeDay } from "../../../lib/travel/describe-stay.ts";
import classes from "./AgendaDays.module.css";
import type { AgendaDay } from "./days-of-trips.ts";
import { describeNumbers } from "./describe-people.ts";
import { TripRow } from "./TripRow.tsx";

type Props = { days: AgendaDay[]; today: string };

export function AgendaDays({ days, today }: Props) {
  if (days.length === 0)
    return (
      <EmptyList title="No trips in these weeks.">
        <Text c="dimmed" size="sm">
          Requests appear here as soon as they have dates.
        </Text>
      </EmptyList>
    );
  return (
    <Stack gap="xl">
      {days.map((day) => (
        <Day key={day.date} day={day} isToday={day.date === today} />
      ))}
    </Stack>
  );
}

function Day({ day, isToday }: { day: AgendaDay; isToday: boolean }) {
  const id = `day-${day.date}`;
  return (
    <section id={id} tabIndex={-1} className={classes.day} aria-labelledby={`${id}-title`}>
      <Title order={2} size="h4" id={`${id}-title`}>
        {isToday && "Today, "}
        {describeDay(day.date)}
      </Title>
      {day.trips.some(({ trip }) => trip.state === "confirmed") && (
        <Anchor
          component={Link}
          to={pathTo.daySheet({ day: day.date })}
          size="sm"
          underline="always"
          display="inline-block"
          py="xs"
          aria-label={`Day sheet, ${describeDay(day.date)}`}
        >
          Day sheet
        </Anchor>
      )}
      <ul className={classes.tours} aria-label="People by tour">
        {day.tours.map((tour) => (
          <li key={tour.name}>
            <b>{tour.name}</b>: {describeNumbers(tour)}
          </li>
        ))}
      </ul>
      <ul className={classes.trips} aria-label="Trips">
        {day.trips.map(({ trip, day: number, days }) => (
          <TripRow
            key={trip._id}
            trip={trip}
            detail={days > 1 ? `day ${number} of ${days}` : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
