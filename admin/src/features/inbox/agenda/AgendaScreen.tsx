import { Anchor, Button, Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import type { Agenda } from "shared/inbox/agenda/agenda";
import { adminPaths } from "shared/paths";
import { DayInput } from "../../../components/date/DayInput.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../lib/dates/use-date-format.ts";
import { isDay } from "../../../lib/travel/is-day.ts";
import { AgendaCalendar } from "./AgendaCalendar.tsx";
import classes from "./AgendaDays.module.css";
import { AgendaDays } from "./AgendaDays.tsx";
import { agendaQuery } from "./agenda.requests.ts";
import { daysOfTrips } from "./days-of-trips.ts";
import { TripRow } from "./TripRow.tsx";
import { addDays, getMonday, spanDays, spanFrom } from "./weeks.ts";

/** Confirmed and requested trips: weeks at a glance, then day by day. */
export function AgendaScreen() {
  const { api } = useApp();
  const today = useDateFormat().today();
  const [params, setParams] = useSearchParams();
  const requestedDay = params.get("from");
  const from = isDay(requestedDay) ? requestedDay : today;
  const span = spanFrom(from);
  const result = useQuery(agendaQuery(api, span));
  const show = (day: string) => setParams(day === today ? {} : { from: day });
  return (
    <Screen title="Agenda" actions={<WeekSteps from={from} today={today} onShow={show} />}>
      <QueryState
        query={result}
        skeleton={<RowsSkeleton rows={6} height={48} />}
        errorText="Couldn't load the agenda."
      >
        {({ trips, isCut, undated }) => {
          const days = daysOfTrips(trips, span);
          return (
            <>
              {isCut && <Text>Too many trips to show; later days are incomplete.</Text>}
              <AgendaCalendar days={days} span={span} from={from} today={today} />
              <AgendaDays days={days.filter(({ date }) => date >= from)} today={today} />
              <UndatedTrips {...undated} />
            </>
          );
        }}
      </QueryState>
    </Screen>
  );
}

type WeekStepsProps = { from: string; today: string; onShow: (day: string) => void };

function WeekSteps({ from, today, onShow }: WeekStepsProps) {
  const monday = getMonday(from);
  return (
    <Group gap="xs">
      <Button
        variant="default"
        px="sm"
        leftSection={<ChevronLeft size={16} aria-hidden />}
        onClick={() => onShow(from > monday ? monday : addDays(monday, -spanDays))}
      >
        Earlier
      </Button>
      <Button variant="default" px="sm" disabled={from === today} onClick={() => onShow(today)}>
        Today
      </Button>
      <Button
        variant="default"
        px="sm"
        rightSection={<ChevronRight size={16} aria-hidden />}
        onClick={() => onShow(addDays(monday, spanDays))}
      >
        Later
      </Button>
      <DayInput aria-label="From day" value={from} onChange={onShow} />
    </Group>
  );
}

/** Lists requests without a date, so that no guest is overlooked. */
function UndatedTrips({ total, trips }: Agenda["undated"]) {
  if (total === 0) return null;
  return (
    <section aria-labelledby="undated" className={classes.undated}>
      <Title order={2} size="h4" id="undated">
        No date yet ({total.toLocaleString("en")})
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        We couldn't read these dates. Open a conversation and set them.
      </Text>
      <ul className={classes.trips} aria-label="Requests without dates">
        {trips.map((trip) => (
          <TripRow key={trip._id} trip={trip} />
        ))}
      </ul>
      {total > trips.length && (
        <Anchor
          component={Link}
          to={`${adminPaths.inbox}?show=all&undated=true`}
          underline="always"
          mt="xs"
          display="inline-block"
        >
          See all in the inbox
        </Anchor>
      )}
    </section>
  );
}
